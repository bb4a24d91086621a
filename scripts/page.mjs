/** `npm run page`: builds the page when its sources are newer than it, and serves it; any free port, or the one of PORT. */
import { spawnSync } from 'node:child_process';
import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'web', 'dist');

/** @type {Readonly<Record<string, string>>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.json': 'application/json',
};

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

const server = createServer((request, response) => {
  const asked = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
  const path = join(folder, asked.endsWith(sep) ? join(asked, 'index.html') : asked);
  if (!path.startsWith(folder) || !existsSync(path) || !statSync(path).isFile()) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' });
  createReadStream(path).pipe(response);
});
server.listen(Number(process.env['PORT'] ?? 0), () => {
  const address = server.address();
  console.log(`http://localhost:${typeof address === 'object' && address !== null ? address.port : ''}/`);
});
