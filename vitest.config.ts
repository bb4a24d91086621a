import { defineConfig } from 'vitest/config';

const conditions = ['nimlab-source'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A browser on a busy machine: a state is waited for, however long it takes to come.
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'texts',
          include: [
            'core/{src,test}/**/*.test.ts',
            '{words,cli}/{src,test}/**/*.test.ts',
            'web/src/**/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
        },
      },
      {
        extends: true,
        // A browser that hangs is not a fault of the page (seen once in some 4000 runs, at its first page); a second try is told beside the test's name.
        test: { name: 'browser', include: ['web/test/**/*.test.ts'], retry: 1 },
      },
    ],
  },
});
