import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ran } from './run.ts';

/** The commands of a page's `console` blocks, each with the output printed under it. */
function* sessions(text: string): Generator<{ words: readonly string[]; output: string }> {
  for (const [, block = ''] of text.matchAll(/```console\n(.*?)```/gsu)) {
    for (const piece of block.split(/^\$ /mu).slice(1)) {
      const [command = '', ...lines] = piece.split('\n');
      const words = [...command.matchAll(/'([^']*)'|(\S+)/gu)].map(([, quoted, bare]) => quoted ?? bare ?? '');
      yield { words, output: lines.join('\n').trimEnd() };
    }
  }
}

describe('the commands of the pages print what the pages say', () => {
  for (const page of ['README.md', 'README.zh-CN.md']) {
    const text = readFileSync(new URL(`../../${page}`, import.meta.url), 'utf8');
    const found = [...sessions(text)];
    test(`${page} shows commands`, () => expect(found.length).toBeGreaterThanOrEqual(3));
    for (const { words, output } of found) {
      test(`${page}: ${words.join(' ')}`, async () => {
        expect(words.slice(0, 2)).toEqual(['npx', 'nimlab']);
        const language = words.includes('zh') ? 'zh' : 'en';
        const { out, code } = await ran(words.slice(2), { language });
        expect(code).toBe(0);
        expect(out.trimEnd()).toBe(output);
      });
    }
  }

  test('both pages have the two set-up commands and no third', () => {
    for (const page of ['README.md', 'README.zh-CN.md']) {
      const text = readFileSync(new URL(`../../${page}`, import.meta.url), 'utf8');
      const commands = [...text.matchAll(/```sh\n(.*?)\n```/gsu)].map(([, command]) => command);
      expect(commands).toEqual(['npm ci && npm start', 'npm ci && npm test']);
    }
  });
});
