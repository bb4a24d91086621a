import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

/** @type {Readonly<Record<string, string>>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/**
 * Serves the files of a folder on a port, 0 for any free one: its address, and how to end it.
 * @param {string} folder
 * @param {number} port
 * @returns {Promise<{ readonly address: string, readonly close: () => Promise<void> }>}
 */
export async function serve(folder, port) {
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
  await new Promise((ready) => server.listen(port, () => ready(undefined)));
  const address = server.address();
  return {
    address: `http://localhost:${typeof address === 'object' && address !== null ? address.port : port}/`,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
