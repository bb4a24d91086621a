import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

/** @type {Readonly<Record<string, string>>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/**
 * Serves the files of a folder on a port, 0 for any free one: its address, and how to end it. Rejects where the port is taken.
 * @param {string} folder
 * @param {number} port
 * @returns {Promise<{ readonly address: string, readonly close: () => Promise<void> }>}
 */
export async function serve(folder, port) {
  const server = createServer((request, response) => {
    const path = fileOf(folder, request.url ?? '/');
    if (path === undefined) {
      response.writeHead(404).end();
      return;
    }
    const isPacked = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
    const bytes = readFileSync(path);
    response.writeHead(200, {
      'content-type': types[extname(path)] ?? 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      // The name of an asset tells its content; the rest is asked for anew.
      'cache-control': path.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(isPacked && { 'content-encoding': 'gzip', vary: 'accept-encoding' }),
    });
    response.end(isPacked ? gzipSync(bytes) : bytes);
  });
  await new Promise((ready, failed) => {
    server.once('error', failed);
    server.listen(port, () => ready(undefined));
  });
  const address = server.address();
  return {
    address: `http://localhost:${typeof address === 'object' && address !== null ? address.port : port}/`,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** The file that an address names; undefined where there is none in the folder. @param {string} folder @param {string} url */
function fileOf(folder, url) {
  try {
    const asked = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
    const path = join(folder, asked.endsWith(sep) ? join(asked, 'index.html') : asked);
    return path.startsWith(folder + sep) && existsSync(path) && statSync(path).isFile() ? path : undefined;
  } catch {
    return undefined;
  }
}
