/**
 * `npm start`: builds the page when its sources are newer than it, serves it, and prints where it is. The port is PORT, or 4173; where it is taken, the next
 * that is free. With --build it only builds.
 */
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
const sources = ['web', 'words/src', 'core/src', 'claims'].map((path) => join(root, path));
if (!existsSync(index) || Math.max(...sources.map(newest)) > statSync(index).mtimeMs) {
  console.error('Building the page … / 正在构建网页……');
  const { status } = spawnSync('npm', ['run', '-s', 'build', '-w', 'web'], { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(status ?? 1);
}

const FIRST = 4173;
/** Ports that are tried, one after the other. */
const TRIED = 100;

/** The page on the first port that is free, from one on. @param {number} from */
async function served(from) {
  for (let port = from; port < from + TRIED; port += 1) {
    try {
      return await serve(folder, port);
    } catch (thrown) {
      if (!(thrown instanceof Error) || !('code' in thrown) || thrown.code !== 'EADDRINUSE') throw thrown;
      console.error(`Port ${port} is taken; trying ${port + 1}. / 端口 ${port} 已被占用，改试 ${port + 1}。`);
    }
  }
  throw new Error(`no port from ${from} on is free`);
}

if (!process.argv.includes('--build')) {
  const { address } = await served(Number(process.env['PORT'] ?? FIRST));
  console.log(`Nimlab: ${address}`);
  console.error('Ctrl+C ends it. / 按 Ctrl+C 结束。');
}
