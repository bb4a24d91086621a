/** Commander loads `node:child_process` for commands that are programs of their own; there are none, and loading it takes as long as an answer. */
const noChildProcess = {
  name: 'no-child-process',
  resolveId: (id) => (id === 'node:child_process' ? '\0no-child-process' : null),
  load: (id) => (id === '\0no-child-process' ? 'export default {};' : null),
};

/** The command as one file and, beside it, a chunk for what each command alone needs. CommonJS starts sooner than modules do. */
export default {
  entry: { nimlab: 'src/main.ts', assisting: 'src/assisting.ts' },
  format: 'cjs',
  platform: 'node',
  target: 'node20.19',
  fixedExtension: true,
  dts: false,
  minify: true,
  logLevel: 'error',
  deps: { alwaysBundle: [/^[^./]/], onlyBundle: false },
  plugins: [noChildProcess],
  // What every judge needs lies in one chunk: each file more costs a run, and calls inside a chunk are direct.
  outputOptions: {
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [
        {
          name: 'judging',
          test: /[\\/](nim[\\/](decimal|whole|xor)|kernel[\\/](digits|base64|webassembly|modules[\\/]digits)|judges[\\/](judges?|tokens|ahead|piece|noted|blank|place|cases|heaps|written))\.ts$/,
        },
      ],
    },
  },
  inputOptions: { resolve: { conditionNames: ['nimlab-source', 'import', 'node', 'default'] } },
};
