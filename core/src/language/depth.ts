import type { Place } from './tree.ts';

/** The place of the first node found that lies deeper than the limit in a tree; looks without recursion, so that any tree can be looked at. */
export function tooDeep(tree: object, limit: number): Place | undefined {
  const rest: { readonly node: object; readonly depth: number }[] = [{ node: tree, depth: 0 }];
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    const place = placeOf(next.node);
    if (place !== undefined && next.depth > limit) return place;
    // Only nodes count: the lists and records between them do not.
    const depth = next.depth + (place === undefined ? 0 : 1);
    const parts: readonly unknown[] = Object.values(next.node);
    for (const node of parts) if (typeof node === 'object' && node !== null) rest.push({ node, depth });
  }
  return undefined;
}

function placeOf(node: object): Place | undefined {
  if (!('place' in node)) return undefined;
  const { place } = node;
  const isPlace = typeof place === 'object' && place !== null && 'at' in place && 'line' in place && 'column' in place;
  // A tree's `place` is a Place wherever it is one by shape.
  return isPlace ? (place as Place) : undefined;
}
