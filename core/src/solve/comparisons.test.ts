import { expect, test } from 'vitest';
import { names, page } from '../games/registry.ts';
import { compile } from '../language/compile.ts';
import { parseFile } from '../language/parse.ts';
import { compared } from './trust.ts';

// After a change of a page or of how theorems are compared: npx vitest run core/src/solve/comparisons.test.ts -u

const HEAD = `// Written by the test comparisons.test.ts of the solvers; never edited.
/** How far each theorem of a page, its parameters as they stand, agrees with a search: the size reached (negative: a place in the page's own list) and the number of positions, theorem by theorem. */
export const comparisons: Readonly<Record<string, readonly number[]>> = {
`;

/** The comparisons of a page's theorems, made now; nothing where one is not borne out. */
function made(name: string): readonly number[] {
  const text = page(name) ?? '';
  const tree = parseFile(text);
  const read = tree.ok ? compile(tree.value, {}, 'cited', text) : tree;
  const rules = read.ok ? read.value.at(-1) : undefined;
  if (rules === undefined) throw new Error(name);
  return rules.theorems.flatMap((theorem) => {
    const { to, positions, wrong, named } = compared(rules, theorem);
    if (wrong !== undefined)
      expect.soft([theorem.id, wrong.map(({ component }) => component)]).toEqual([theorem.id, 'borne out']);
    return [named ? -to : to, positions];
  });
}

test('what the library keeps of comparisons is what comparing finds', async () => {
  const lines = names.map((name) => [name, made(name)] as const).filter(([, found]) => found.length > 0);
  const module = `${HEAD}${lines.map(([name, found]) => `  ${name}: [${found.join(', ')}],\n`).join('')}};\n`;
  await expect(module).toMatchFileSnapshot('../games/comparisons.ts');
});
