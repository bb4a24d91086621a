/** Who may import whom inside core/src (tests beside the files are free). A layer may always import itself. */
const layers = {
  rules: [],
  nim: [],
  kernel: [],
  language: ['rules', 'nim'],
  check: ['rules', 'nim'],
  solve: ['rules', 'nim', 'kernel'],
  games: ['rules', 'nim', 'language'],
  study: ['rules', 'nim', 'language', 'solve', 'check'],
  play: ['rules', 'nim', 'solve', 'study'],
  desk: ['rules', 'nim', 'kernel', 'language', 'check', 'solve', 'games', 'study', 'play'],
  judges: ['rules', 'nim', 'kernel', 'games', 'desk'],
};

const TEST = '\\.test\\.(ts|mjs)$';
const names = Object.keys(layers).join('|');

/** A rule that fails the run when an import from `from` reaches `to`. */
const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const layerRules = Object.entries(layers).map(([layer, allowed]) =>
  never(
    `core-${layer}`,
    `core/src/${layer} imports ${allowed.length > 0 ? `only ${allowed.join(', ')}` : 'nothing'}`,
    { path: `^core/src/${layer}/`, pathNot: TEST },
    { path: '^core/', pathNot: `^core/src/(${[layer, ...allowed].join('|')})/` },
  ),
);

export default {
  forbidden: [
    ...layerRules,
    never(
      'core-unknown-layer',
      'a file of core/src lies in a folder of the table, or is index.ts',
      { path: '^core/src/', pathNot: [`^core/src/(${names})/`, '^core/src/index\\.ts$', TEST] },
      {},
    ),
    never(
      'core-stands-alone',
      'core imports neither Node nor packages nor the other workspaces',
      { path: '^core/src/', pathNot: TEST },
      { pathNot: '^core/src/', couldNotResolve: false },
    ),
    never(
      'words-know-shapes-only',
      'words take only types from nimlab',
      { path: '^words/', pathNot: TEST },
      { path: '^core/', dependencyTypesNot: ['type-only'] },
    ),
    never('words-know-no-face', 'words import no face', { path: '^words/' }, { path: '^(cli|web|bench|scripts)/' }),
    never(
      'one-door',
      'other workspaces reach core through the package nimlab',
      { path: '^(words|cli|web)/' },
      { path: '^core/', pathNot: '^core/src/index\\.ts$' },
    ),
    never('no-one-needs-cli', 'a face can be thrown away', { pathNot: '^(cli|scripts|bench)/' }, { path: '^cli/' }),
    never('no-test-in-code', 'code never imports a test', { pathNot: TEST }, { path: TEST }),
    never('no-cycle', 'no import cycles, types included', {}, { circular: true }),
    never('no-unresolved', 'every import resolves', {}, { couldNotResolve: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['nimlab-source', 'types', 'import', 'node', 'default'],
    },
  },
};
