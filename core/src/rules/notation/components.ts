import type { Component, Whole } from '../position.ts';
import type { Field, Shape } from '../shape.ts';
import type { Node } from './nodes.ts';
import { readNumber } from './number.ts';
import { isSlip, quoted, type Slip } from './slip.ts';

/** The components that a run of nodes writes in a shape, or the mistake that says most. */
export function readComponents(nodes: readonly Node[], shape: Shape): readonly Component[] | Slip {
  const [field, ...others] = shape;
  if (field === undefined) return misfit(nodes);
  if (others.length > 0) return fitFields(nodes, shape);
  if (field.depth === 0 && field.members.length === 0) return heaps(nodes, []);
  const one = nodes[0];
  const alone = nodes.length === 1 && one !== undefined ? value(one, field, field.depth) : misfit(nodes);
  if (!isSlip(alone)) return [alone];
  return better(alone, () => (field.depth === 0 ? members(nodes, field) : list(nodes, field, field.depth)));
}

/** The second reading where it succeeds or says more than that the shape is another. */
function better(first: Slip, second: () => Component | Slip): readonly Component[] | Slip {
  const other = second();
  if (!isSlip(other)) return [other];
  return first.id === 'wrong-shape' && (other.id !== 'wrong-shape' || other.at > first.at) ? other : first;
}

function misfit(nodes: readonly Node[]): Slip {
  return { id: 'wrong-shape', at: nodes[0]?.at ?? 0 };
}

/** One number field: every number is a component, whatever brackets stand around it. */
function heaps(nodes: readonly Node[], found: Whole[]): readonly Whole[] | Slip {
  for (const node of nodes) {
    const slip = node.is === 'group' ? heaps(node.items, found) : readNumber(node.text, node.at);
    if (typeof slip !== 'object') found.push(slip);
    else if (isSlip(slip)) return slip;
  }
  return found;
}

function fitFields(nodes: readonly Node[], shape: Shape): readonly Component[] | Slip {
  const bare = tuple(nodes, shape);
  if (!isSlip(bare)) return [bare];
  const [only, ...others] = nodes;
  if (only?.is !== 'group') return bare;
  const inner = others.length > 0 ? bare : tuple(only.items, shape);
  if (!isSlip(inner)) return [inner];
  const best = inner.id === 'wrong-shape' ? bare : inner;
  // `(3, 5) (4, 7)`, `[(3, 5), (4, 7)]`: only where no field is itself written in brackets.
  const groups = others.length > 0 ? nodes : only.items;
  if (shape.some((field) => field.depth > 0 || field.members.length > 0)) return best;
  const components: Component[] = [];
  for (const group of groups) {
    const component = group.is === 'group' ? tuple(group.items, shape) : best;
    if (isSlip(component)) return component;
    components.push(component);
  }
  return components;
}

function tuple(nodes: readonly Node[], shape: Shape): Component | Slip {
  const values: Component[] = [];
  for (const [i, field] of shape.entries()) {
    const node = nodes[i];
    const read = node === undefined ? undefined : value(node, field, field.depth);
    if (read !== undefined && isSlip(read) && read.id !== 'wrong-shape') return read;
    if (read === undefined || isSlip(read) || nodes.length !== shape.length)
      return { ...misfit(nodes), found: nodes.length };
    values.push(read);
  }
  return values;
}

function value(node: Node, field: Field, depth: number): Component | Slip {
  if (depth === 0 && field.members.length === 0) {
    return node.is === 'group' ? misfit([node]) : readNumber(node.text, node.at);
  }
  if (depth === 1 && field.letters !== undefined && node.is !== 'group') return word(node.text, node.at, field.letters);
  if (node.is !== 'group') {
    const number = readNumber(node.text, node.at);
    return isSlip(number) && number.id !== 'not-a-number' ? number : misfit([node]);
  }
  return depth === 0 ? members(node.items, field) : list(node.items, field, depth);
}

function members(nodes: readonly Node[], field: Field): Component | Slip {
  const plain = { ...field, depth: 0, members: [] };
  return tuple(
    nodes,
    field.members.map(() => plain),
  );
}

function list(nodes: readonly Node[], field: Field, depth: number): Component | Slip {
  const letters = depth === 1 ? field.letters : undefined;
  if (letters !== undefined) return spelled(nodes, letters);
  const size = field.members.length;
  const flat = depth === 1 && size > 0 && nodes.length > 0 && nodes.every((node) => node.is !== 'group');
  const items = flat ? chunks(nodes, size) : nodes;
  const values: Component[] = [];
  for (const item of items) {
    const read = value(item, field, depth - 1);
    if (isSlip(read)) return read;
    values.push(read);
  }
  return values;
}

/** `1 2 3 4` for a list of pairs: neighbours in one tuple. */
function chunks(nodes: readonly Node[], size: number): readonly Node[] {
  const groups: Node[] = [];
  for (let i = 0; i < nodes.length; i += size) {
    groups.push({ is: 'group', at: nodes[i]?.at ?? 0, items: nodes.slice(i, i + size) });
  }
  return groups;
}

/** A word in brackets, whole or as single letters. */
function spelled(nodes: readonly Node[], letters: string): string | Slip {
  const [only] = nodes;
  if (nodes.length === 1 && only !== undefined && only.is !== 'group') return word(only.text, only.at, letters);
  let all = '';
  for (const node of nodes) {
    if (node.is === 'group' || [...node.text].length !== 1) return misfit([node]);
    const read = word(node.text, node.at, letters);
    if (isSlip(read)) return read;
    all += read;
  }
  return all;
}

/** The word in the letters of the alphabet. */
function word(text: string, at: number, letters: string): string | Slip {
  const alphabet = [...letters];
  let all = '';
  let place = at;
  for (const letter of text) {
    const known = letterOf(letter, alphabet);
    if (known === undefined) return { id: 'wrong-letter', at: place, found: quoted(letter), letters };
    all += known;
    place += letter.length;
  }
  return all;
}

/** The letter, or its other case when only that is in the alphabet. */
function letterOf(letter: string, alphabet: readonly string[]): string | undefined {
  const upper = letter.toUpperCase();
  const other = letter === upper ? letter.toLowerCase() : upper;
  return [letter, other].find((one) => alphabet.includes(one));
}
