/** Commander loads `node:child_process` for commands that are programs of their own; there are none, and loading it takes as long as an answer. */
const noChildProcess = {
  name: 'no-child-process',
  resolveId: (id) => (id === 'node:child_process' ? '\0no-child-process' : null),
  load: (id) => (id === '\0no-child-process' ? 'export default {};' : null),
};

/** The command as one file and, beside it, a chunk for what each command alone needs. CommonJS starts sooner than modules do. */
export default {
  entry: { nimlab: 'src/main.ts' },
  format: 'cjs',
  platform: 'node',
  target: 'node20.19',
  fixedExtension: true,
  dts: false,
  minify: true,
  logLevel: 'error',
  deps: { alwaysBundle: [/^[^./]/], onlyBundle: false },
  plugins: [noChildProcess],
  inputOptions: { resolve: { conditionNames: ['nimlab-source', 'import', 'node', 'default'] } },
};
