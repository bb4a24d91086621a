import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { ran } from './run.ts';
import { sessions, shown } from './sessions.ts';

// Writes into the pages what their commands print now: npx tsx --conditions=nimlab-source cli/test/refresh.ts
const root = new URL('../../', import.meta.url);
const docs = readdirSync(new URL('docs/', root)).filter((name) => name.endsWith('.md'));

async function refresh(name: string): Promise<void> {
  const page = new URL(name, root);
  let text = readFileSync(page, 'utf8');
  for (const { command, output } of sessions(text)) {
    const now = await shown(command);
    if (now === undefined || now.startsWith('exit code'))
      console.error(`${name}: ${command}\n  ${now ?? 'no such command'}`);
    else text = text.replace(`$ ${command}\n${output}`, () => `$ ${command}\n${now}`);
  }
  const language = name.includes('zh') ? 'zh' : 'en';
  for (const [row, rule = ''] of text.matchAll(/^\| `([^`]*)` \| \d+:\d+: .* \|$/gmu)) {
    const { err } = await ran(['table', rule.replaceAll('\\|', '|')], { language });
    const said = err.trimEnd().replace('nimlab: ', '').replaceAll('|', '\\|');
    text = text.replace(row, () => `| \`${rule}\` | ${said} |`);
  }
  writeFileSync(page, text);
}

async function all(): Promise<void> {
  for (const name of ['README.md', 'README.zh-CN.md', ...docs.map((doc) => `docs/${doc}`)]) await refresh(name);
}

void all();
