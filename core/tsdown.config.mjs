/** The library as it is published: ESM, a file for each judge beside the main one, and its types. */
export default {
  entry: ['src/index.ts'],
  format: 'esm',
  platform: 'neutral',
  target: 'es2023',
  fixedExtension: false,
  dts: true,
};
