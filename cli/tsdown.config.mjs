/** The command as one file; what is imported lazily (the terminal game) lands in chunks beside it. */
export default {
  entry: { nimlab: 'src/main.ts' },
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  fixedExtension: false,
  dts: false,
  logLevel: 'warn',
  deps: { alwaysBundle: [/^[^./]/], onlyBundle: false },
  inputOptions: { resolve: { conditionNames: ['nimlab-source', 'import', 'node', 'default'] } },
};
