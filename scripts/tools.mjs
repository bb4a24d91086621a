/** Makes sure that the tools which tests run beside Node are there: g++ for native programs, python3 for exported ones, a browser and a Chinese font for the page. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const FONT = '/usr/share/fonts/truetype/wqy/wqy-microhei.ttc';

/** What is needed, and the Debian package that brings it. */
const packages = { 'g++': 'g++', python3: 'python3', chromium: 'chromium', [FONT]: 'fonts-wqy-microhei' };

/** Whether a program can be started, or a file is there. @param {string} needed */
const isThere = (needed) =>
  needed.startsWith('/') ? existsSync(needed) : spawnSync(needed, ['--version'], { stdio: 'ignore' }).status === 0;

const missing = Object.entries(packages).filter(([program]) => !isThere(program));
if (missing.length > 0) {
  const wanted = missing.map(([, name]) => name);
  if (process.getuid?.() === 0) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 2, 2] });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...wanted], {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  const still = missing.filter(([program]) => !isThere(program));
  if (still.length > 0) {
    console.error(`The tests need ${still.map(([program]) => program).join(' and ')}. On Debian or Ubuntu:`);
    console.error(`  sudo apt-get install ${still.map(([, name]) => name).join(' ')}`);
    process.exit(1);
  }
}
