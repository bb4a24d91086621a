/** `npm run page`: builds the page when its sources are newer than it, and serves it on any free port, or the one of PORT; with --build it only builds. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from './static.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'web', 'dist');

/** The time of the newest file in a folder. @param {string} path @returns {number} */
function newest(path) {
  let time = 0;
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist') continue;
    const inner = join(path, entry.name);
    time = Math.max(time, entry.isDirectory() ? newest(inner) : statSync(inner).mtimeMs);
  }
  return time;
}

const index = join(folder, 'index.html');
const sources = ['web', 'words/src', 'core/src'].map((path) => join(root, path));
if (!existsSync(index) || Math.max(...sources.map(newest)) > statSync(index).mtimeMs) {
  const { status } = spawnSync('npm', ['run', '-s', 'build', '-w', 'web'], { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(status ?? 1);
}

if (!process.argv.includes('--build')) {
  const { address } = await serve(folder, Number(process.env['PORT'] ?? 0));
  console.log(address);
}
