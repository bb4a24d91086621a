/** Reads what dependency-cruiser found (JSON on standard input), shows it, and counts that every source file was seen. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const roots = ['core', 'words', 'cli', 'bench'];

/** Every TypeScript file below a folder. @param {string} folder @returns {string[]} */
const sources = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? sources(path) : path.endsWith('.ts') ? [path] : [];
  });

/** @type {{ modules: { source: string }[], summary: { violations: { from: string, to: string, cycle?: { name: string }[], rule: { name: string } }[] } }} */
const { modules, summary } = JSON.parse(readFileSync(0, 'utf8'));
const seen = new Set(modules.map((module) => module.source));
const unseen = roots.flatMap(sources).filter((path) => !seen.has(path));

for (const { rule, from, to, cycle } of summary.violations) {
  const path = cycle === undefined ? to : cycle.map((step) => step.name).join(' -> ');
  console.error(`${rule.name}: ${from} -> ${path}`);
}
for (const path of unseen) console.error(`not cruised: ${path}`);
console.log(`${seen.size} modules cruised, ${summary.violations.length} imports against the table`);
if (seen.size === 0 || unseen.length > 0 || summary.violations.length > 0) process.exit(1);
