/**
 * Writes core/src/kernel/modules/, the compiled kernels as text, from the AssemblyScript of core/kernel.
 * With --check it writes nothing and fails when one differs from a fresh one.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const source = new URL('./', import.meta.url);
const targets = new URL('../src/kernel/modules/', import.meta.url);

/** The modules: each its own text, so that a run loads only what it uses. */
const modules = {
  table: { entry: 'index.ts', more: [] },
  pair: { entry: 'index.ts', more: ['--enable', 'threads', '--sharedMemory'] },
  digits: { entry: 'digits.ts', more: [] },
};

/** What the builds share. */
const flags = [
  ...['-O3', '--converge', '--runtime', 'stub', '--enable', 'simd', '--noAssert', '--use', 'abort='],
  ...['--importMemory', '--initialMemory', '1', '--maximumMemory', '65536'],
];

/** One build in hexadecimal digits. @param {string} entry @param {readonly string[]} more */
const built = async (entry, more) => {
  const { main: asc } = await import('assemblyscript/asc');
  const folder = mkdtempSync(join(tmpdir(), 'nimlab-kernel-'));
  const out = join(folder, 'kernel.wasm');
  try {
    const { error, stderr } = await asc([entry, ...flags, ...more, '--baseDir', fileURLToPath(source), '-o', out]);
    if (error) throw new Error(`${error.message}\n${stderr}`);
    return readFileSync(out).toString('hex');
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** The text of a module. @param {string} name @param {string} entry @param {string} build */
const moduleText = (name, entry, build) =>
  [
    `// Written by \`npm run kernel\` from core/kernel/${entry}; never edited.`,
    '/** The module in hexadecimal digits. */',
    `export const ${name} =`,
    `  '${build}';`,
    '',
  ].join('\n');

/** A file as it stands, or undefined. @param {URL} path */
const standing = (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};

const main = async () => {
  mkdirSync(targets, { recursive: true });
  for (const [name, { entry, more }] of Object.entries(modules)) {
    const target = new URL(`${name}.ts`, targets);
    const fresh = moduleText(name, entry, await built(entry, more));
    if (fresh === standing(target)) continue;
    if (process.argv.includes('--check')) {
      console.error(`${fileURLToPath(target)} is not what core/kernel says: run npm run kernel`);
      process.exitCode = 1;
    } else writeFileSync(target, fresh);
  }
};

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
