import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ran } from './run.ts';
import { sessions, shown } from './sessions.ts';

const root = new URL('../../', import.meta.url);
const readmes = ['README.md', 'README.zh-CN.md'];
const docs = readdirSync(new URL('docs/', root)).filter((name) => name.endsWith('.md'));
const pages = [...readmes, ...docs.map((name) => `docs/${name}`)];

function page(name: string): string {
  return readFileSync(new URL(name, root), 'utf8');
}

describe('the commands of the pages print what the pages say', () => {
  for (const name of pages) {
    for (const { command, output } of sessions(page(name)))
      test(`${name}: ${command}`, async () => expect(await shown(command)).toBe(output));
  }

  test('the pages that show commands show at least three', () => {
    for (const name of [...readmes, 'docs/language.md', 'docs/language.zh-CN.md', 'docs/tour.md', 'docs/tour.zh-CN.md'])
      expect([...sessions(page(name))].length).toBeGreaterThanOrEqual(3);
  });

  test('both pages have the two set-up commands and no third', () => {
    for (const name of readmes) {
      const commands = [...page(name).matchAll(/```sh\n(.*?)\n```/gsu)].map(([, command]) => command);
      expect(commands).toEqual(['npm ci && npm start', 'npm ci && npm test']);
    }
  });
});

/** The rows `| wrong rule | what the fault says |` of a page of the language. */
function faults(text: string, heading: string): readonly (readonly [rule: string, said: string])[] {
  const section = text.slice(text.indexOf(`\n## ${heading}`) + 4).split('\n## ')[0] ?? '';
  return [...section.matchAll(/^\| (`+) ?(.*?) ?\1 \| (.*) \|$/gmu)].map(([, , rule = '', said = '']) => [rule, said]);
}

describe('the pages of the language say what a wrong rule is told', () => {
  for (const [name, heading, language] of [
    ['docs/language.md', 'What is refused', 'en'],
    ['docs/language.zh-CN.md', '什么会被拒绝', 'zh'],
  ] as const) {
    const rows = faults(page(name), heading);
    test(`${name} shows many faults`, () => expect(rows.length).toBeGreaterThan(15));
    for (const [rule, said] of rows)
      test(`${name}: ${rule}`, async () => {
        const { err, code } = await ran(['table', rule.replaceAll('\\|', '|')], { language });
        expect([code, err.trimEnd()]).toEqual([2, `nimlab: ${said.replaceAll('\\|', '|')}`]);
      });
  }
});
