import { readFileSync } from 'node:fs';
import { catalogue, readGame } from 'nimlab';
import { expect, test } from 'vitest';
import { pagesWithoutAbouts } from '../../build/written.ts';
import { aboutOf, withAbout } from './told-about.ts';

const file = new URL('../../../core/src/games/texts.ts', import.meta.url).pathname;

/** The module of pages as the page's engine has it. */
async function without(): Promise<string> {
  const { load } = pagesWithoutAbouts();
  if (typeof load !== 'function') throw new Error('nothing loads');
  return String(await Reflect.apply(load, undefined, [file]));
}

test('the pages that the engine carries lack what the games are about, and nothing else', async () => {
  const bare = await without();
  const whole = readFileSync(file, 'utf8');
  expect(bare).not.toMatch(/^ {2}about/mu);
  const put = catalogue().reduce((text, { about }) => {
    const clause = [about.en, about.zh].map((said) => said.replace(/["\\]/gu, '\\$&').replace(/[\\`]|\$\{/gu, '\\$&'));
    expect(whole).toContain(`"${clause[0]}"`);
    return text + clause.join('').length;
  }, bare.length);
  // Of each game its two paragraphs are gone, and at most the few signs around them.
  expect(whole.length - put).toBeLessThan(40 * catalogue().length);
});

test('put back, a page reads as the catalogue has it', () => {
  for (const { name, about } of catalogue()) {
    const read = readGame({ game: name, page: undefined, set: [] });
    if (!read.ok) throw new Error(name);
    const { text } = read.value.page;
    const again = readGame({
      game: undefined,
      page: withAbout(text.replace(/\n {2}about "(?:[^"\\]|\\.)*"(?:\s+zh "(?:[^"\\]|\\.)*")?/u, ''), about),
      set: [],
    });
    expect(again.ok && again.value.page.about, name).toEqual(about);
    expect(again.ok && again.value.page.nicknames, name).toEqual(read.value.page.nicknames);
    expect(aboutOf(read.value), name).toEqual(about);
  }
});
