import { readdirSync, readFileSync } from 'node:fs';

const folder = 'web/dist/assets/';
const files = readdirSync(folder);
const chunks = files.filter((name) => name.endsWith('.js'));

/** What a chunk or page names by that pattern. */
const named = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name);

/** A chunk with all that it imports before it runs, and the workers that it starts. */
function whole(name, seen = new Set()) {
  if (seen.has(name)) return seen;
  seen.add(name);
  const text = readFileSync(folder + name, 'utf8');
  const imports = named(text, /(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+\.js)["'`]/g);
  const workers = named(text, /new URL\(\s*["'`]([^"'`]+\.js)["'`]/g);
  for (const next of [...imports, ...workers]) whole(next, seen);
  return seen;
}

const page = readFileSync('web/dist/index.html', 'utf8');
const roots = named(page, /<(?:script|link rel="modulepreload")[^>]+(?:src|href)="\.\/assets\/([^"]+\.js)"/g);
const styles = named(page, /<link rel="stylesheet"[^>]+href="\.\/assets\/([^"]+\.css)"/g);

// One language: the longer. What the games are about comes with the first board.
const language = chunks.filter((name) => /^(?:first|abouts)-zh-/.test(name));
const first = [...new Set([...roots, ...language].flatMap((name) => [...whole(name)]))];
if (roots.length === 0 || language.length !== 2 || !first.some((name) => name.startsWith('worker-')))
  throw new Error(`the first load cannot be read from the page: ${first.join(' ')}`);

export default [
  {
    name: 'first load: JavaScript of the page, of its engine and of one language',
    path: first.map((name) => folder + name),
    limit: '250 kB',
    gzip: true,
  },
  { name: 'first load: styles', path: styles.map((name) => folder + name), limit: '40 kB', gzip: true },
  ...files
    .filter((name) => /\.(?:js|css)$/.test(name))
    .map((name) => ({ name, path: folder + name, limit: '180 kB', gzip: true })),
];
