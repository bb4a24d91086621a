import { type Plugin, parseSync, type Rolldown } from 'vite';
import { holdsPage } from './page-styled.ts';

type Chunk = Rolldown.OutputChunk;

/** Where classic scripts leave what they export, each under the name of its file; `later` waits for one that has not run yet. */
const HELD = 'globalThis.nimlabScripts';

// When the document is whole, all its scripts have run.
const BEGUN = `${HELD}??={later:n=>new Promise(d=>{const f=()=>d(${HELD}[n]);${HELD}[n]?f():addEventListener("DOMContentLoaded",f)})};`;

/**
 * Writes the chunks that the page starts with as classic scripts, which the document runs in their order; beside each stays a module of its name, for the
 * chunks that import it later. Chromium compiles a classic script to the end when a service worker stores it, a module never: so a visit after the
 * first compiles nothing of what it starts with.
 */
export function classicStart(): Plugin {
  return {
    name: 'classic-start',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const first = started(Object.values(bundle).filter((one) => one.type === 'chunk'));
        const names = new Set(first.map(({ fileName }) => baseOf(fileName)));
        for (const chunk of first) {
          const { script, module } = written(baseOf(chunk.fileName), chunk.code, names);
          this.emitFile({ type: 'asset', fileName: scriptOf(chunk.fileName), source: script });
          chunk.code = module;
        }
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('there is no document');
        page.source = withScripts(
          String(page.source),
          first.map(({ fileName }) => scriptOf(fileName)),
        );
      },
    },
  };
}

/** The entry, the page's own chunk and what they import, each after what it imports. */
function started(chunks: readonly Chunk[]): readonly Chunk[] {
  const order = new Set<Chunk>();
  const add = (chunk: Chunk | undefined) => {
    if (chunk === undefined || order.has(chunk)) return;
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name));
    order.add(chunk);
  };
  add(chunks.find(({ isEntry }) => isEntry));
  add(chunks.find(holdsPage));
  return [...order];
}

/** A chunk as a classic script, and as a module that hands on what the script has left. */
function written(
  name: string,
  code: string,
  names: ReadonlySet<string>,
): { readonly script: string; readonly module: string } {
  const { program, module } = parseSync(name, code);
  const edits: (readonly [start: number, end: number, text: string])[] = [];
  const left: (readonly [name: string, value: string])[] = [];
  for (const one of program.body) {
    if (one.type === 'ImportDeclaration') {
      const pairs = one.specifiers.map((pair) => {
        if (pair.type !== 'ImportSpecifier') throw new Error(`${name} imports a whole module`);
        return `${named(pair.imported)}:${pair.local.name}`;
      });
      edits.push([one.start, one.end, pairs.length === 0 ? '' : `const{${pairs.join()}}=${held(one.source.value)};`]);
    } else if (one.type === 'ExportNamedDeclaration' && one.declaration === null) {
      const from = one.source === null ? '' : `${held(one.source.value)}.`;
      for (const { local, exported } of one.specifiers) left.push([named(exported), from + named(local)]);
      edits.push([one.start, one.end, '']);
    } else if (one.type.startsWith('Export')) throw new Error(`${name} exports in a way that a chunk does not`);
  }
  for (const { start, end } of module.importMetas) edits.push([start, end, '$meta']);
  for (const { start, end, moduleRequest } of module.dynamicImports) {
    const from = baseOf(code.slice(moduleRequest.start + 1, moduleRequest.end - 1));
    if (names.has(from)) edits.push([start, end, `${HELD}.later(${JSON.stringify(from)})`]);
  }
  const list = left.map(([theirs, ours]) => `${theirs}:${ours}`).join();
  const locals = left.map(([theirs], i) => `${theirs}:$${i}`).join();
  const exported = left.map(([theirs], i) => `$${i} as ${theirs}`).join();
  return {
    script: `(()=>{"use strict";const $meta={url:document.currentScript.src};${BEGUN}\n${edited(code, edits)}\n${held(name)}={${list}}})();`,
    module: `const{${locals}}=${held(name)};export{${exported}};`,
  };
}

/** A text with some of its parts written anew. */
function edited(code: string, edits: readonly (readonly [start: number, end: number, text: string])[]): string {
  let text = '';
  let at = 0;
  for (const [start, end, instead] of edits.toSorted(([a], [b]) => a - b)) {
    text += code.slice(at, start) + instead;
    at = end;
  }
  return text + code.slice(at);
}

/** The document with classic scripts in place of its modules. */
function withScripts(page: string, scripts: readonly string[]): string {
  const modules = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/gu;
  const tags = scripts.map((name) => `\n    <script defer src="./${name}"></script>`);
  return page.replace(modules, '').replace('</title>', `</title>${tags.join('')}`);
}

const held = (file: string) => `${HELD}[${JSON.stringify(baseOf(file))}]`;
const baseOf = (file: string) => file.slice(file.lastIndexOf('/') + 1);
const scriptOf = (file: string) => file.replace(/\.js$/u, '.script.js');
const named = (one: { readonly type: string; readonly name?: string; readonly value?: string }) =>
  one.name ?? one.value ?? '';
