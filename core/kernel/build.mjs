/**
 * Writes core/src/kernel/modules.ts, the compiled kernels as text, from the AssemblyScript of core/kernel.
 * With --check it writes nothing and fails when the module differs from a fresh one.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const source = new URL('./', import.meta.url);
const target = new URL('../src/kernel/modules.ts', import.meta.url);

/** What both builds share. */
const flags = [
  ...['-O3', '--converge', '--runtime', 'stub', '--enable', 'simd', '--noAssert', '--use', 'abort='],
  ...['--importMemory', '--initialMemory', '1', '--maximumMemory', '65536'],
];

/** One build in base64. @param {readonly string[]} own flags of it */
const built = async (own) => {
  const { main: asc } = await import('assemblyscript/asc');
  const folder = mkdtempSync(join(tmpdir(), 'nimlab-kernel-'));
  const out = join(folder, 'kernel.wasm');
  try {
    const { error, stderr } = await asc(['index.ts', ...flags, ...own, '--baseDir', fileURLToPath(source), '-o', out]);
    if (error) throw new Error(`${error.message}\n${stderr}`);
    return readFileSync(out).toString('base64');
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** The module that carries the builds. @param {Readonly<Record<string, string>>} builds */
const modulesText = (builds) =>
  [
    '// Written by `npm run kernel` from core/kernel; never edited.',
    ...Object.entries(builds).flatMap(([name, text]) => [
      `/** The kernel in base64, for ${name} memory. */`,
      `export const ${name} =`,
      `  '${text}';`,
    ]),
    '',
  ].join('\n');

/** The module as it stands, or undefined. */
const standing = () => {
  try {
    return readFileSync(target, 'utf8');
  } catch {
    return undefined;
  }
};

const main = async () => {
  const fresh = modulesText({ plain: await built([]) });
  if (fresh === standing()) return;
  if (process.argv.includes('--check')) {
    console.error(`${fileURLToPath(target)} is not what core/kernel says: run npm run kernel`);
    process.exitCode = 1;
  } else writeFileSync(target, fresh);
};

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
