import { defineConfig } from 'vitest/config';

const conditions = ['nimlab-source'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: ['core/{src,test}/**/*.test.ts', '{words,cli,web}/{src,test}/**/*.test.ts', 'scripts/**/*.test.mjs'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A browser on a busy machine: a state is waited for, however long it takes to come.
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: 2,
    // A browser that hangs is not a fault of the page (seen once in some 4000 runs, at its first page); a second try is told beside the test's name.
    retry: 1,
  },
});
