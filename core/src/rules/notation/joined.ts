import type { Shape } from '../shape.ts';
import type { Node } from './nodes.ts';

/** Bare numbers in groups of as many as a component of that shape has; undefined where there is no more than one group. */
export function groupsOf(nodes: readonly Node[], shape: Shape): readonly (readonly Node[])[] | undefined {
  const size = shape.length;
  if (size === 0 || nodes.length <= size || nodes.length % size !== 0) return undefined;
  if (shape.some((field) => field.depth > 0 || field.members.length > 0)) return undefined;
  if (nodes.some((node) => node.is === 'group')) return undefined;
  const groups: (readonly Node[])[] = [];
  for (let i = 0; i < nodes.length; i += size) groups.push(nodes.slice(i, i + size));
  return groups;
}

/** Groups of numbers as components that + joins: `3 5 + 7 9`. */
export function writeJoined(groups: readonly (readonly Node[])[]): string {
  return groups.map((group) => group.map((node) => (node.is === 'group' ? '' : node.text)).join(' ')).join(' + ');
}
