/** The library as it is published: one ESM file and its types. */
export default {
  entry: ['src/index.ts'],
  format: 'esm',
  platform: 'neutral',
  target: 'es2023',
  fixedExtension: false,
  dts: true,
};
