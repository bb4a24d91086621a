import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textsModule } from './texts.mjs';

/** The texts that a module carries, read back by running it. @param {string} source */
const readBack = async (source) =>
  (await import(`data:text/javascript,${encodeURIComponent(source.replace(/ as const;/, ';'))}`)).texts;

const page = fc.string({ unit: fc.constantFrom('a', '\\', '`', '$', '{', '}', '\n', '\r', '"', '楼', 'é') });
const stem = fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/);

test('a written module gives back exactly the texts it was written from', async () => {
  await fc.assert(
    fc.asyncProperty(fc.dictionary(stem, page), async (texts) => {
      expect(await readBack(textsModule(Object.entries(texts)))).toEqual({ ...texts });
    }),
  );
});
