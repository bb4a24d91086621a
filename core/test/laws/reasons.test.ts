import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseFile } from '../../src/language/parse.ts';

const folder = new URL('../../src/games/', import.meta.url);
const pages = readdirSync(folder).filter((file) => file.endsWith('.game'));

test.each(pages)('%s says in English and in Chinese why a position may not stand', (file) => {
  const read = parseFile(readFileSync(new URL(file, folder), 'utf8'));
  if (!read.ok) throw new Error(read.fault.id);
  for (const line of read.value.games.flatMap(({ lines }) => lines)) {
    if (line.is !== 'require') continue;
    expect(line.text, file).toMatch(/\S/u);
    expect(line.zh, file).toMatch(/\p{Script=Han}|^[\d\s\w<>=]+$/u);
    expect(line.text, file).not.toMatch(/\p{Script=Han}/u);
  }
});
