import { nimSum } from '../../src/nim/xor.ts';
import { open } from '../../src/rules/open.ts';
import type { Component, Whole } from '../../src/rules/position.ts';
import type { Rules } from '../../src/rules/rules.ts';

/** A rooted tree: what grows from its root. */
export type Tree = readonly Tree[];

const isTree = (component: Component): component is Tree => Array.isArray(component) && component.every(isTree);

/** The k-th Fibonacci tree: the root of the two before it; the one before the first is nothing. */
export function fibonacciTree(k: number): Tree {
  return k <= 1 ? [] : [k - 1, k - 2].filter((j) => j > 0).map(fibonacciTree);
}

/** Everything that cutting one node but the root, with all above it, leaves. */
function* cuts(tree: Tree): Generator<Tree> {
  for (const [i, branch] of tree.entries()) {
    yield tree.toSpliced(i, 1);
    for (const cut of cuts(branch)) yield tree.with(i, cut);
  }
}

/** Branches count like heaps one larger than what they carry. */
const value = (tree: Tree): Whole => nimSum(tree.map((branch) => Number(value(branch)) + 1));

/** Cutting trees, the root kept: by search, or with its values known. */
export function trees(known: boolean): Rules {
  return open<Tree>(
    {
      name: 'tree',
      shape: [{ name: 't', depth: 1, members: [], letters: undefined }],
      ends: true,
      *options(tree) {
        for (const left of cuts(tree)) yield { to: [left] };
      },
      samples: [[], [[]], [[], []], [[[]]], [[], [[]]], [[[], []]], [[[[]]], []], [[[], [[]]], [[]]]],
      theorems: known
        ? [
            {
              id: 'tree-1',
              source: 'Winning Ways: the colon principle',
              status: 'cited',
              speaks: 'component',
              convention: 'normal',
              text: 'value = xor(1 + value of each branch)',
              value: (component) => (isTree(component) ? value(component) : undefined),
            },
          ]
        : [],
    },
    isTree,
  );
}

/** The sum of the numbers of all lost triples up to a limit: every triple from which the same number can be taken of some heaps to reach a lost one is won. */
export function sumOfLostTriples(limit: number): number {
  const won = new Set<string>();
  const key = (...heaps: readonly number[]) => heaps.toSorted((a, b) => a - b).join();
  let sum = 0;
  for (let a = 0; a <= limit; a += 1) {
    for (let b = a; b <= limit; b += 1) {
      for (let c = b; c <= limit; c += 1) {
        if (won.has(key(a, b, c))) continue;
        sum += a + b + c;
        for (let choice = 1; choice < 8; choice += 1) {
          const [i, j, k] = [choice % 2, Math.floor(choice / 2) % 2, Math.floor(choice / 4)];
          for (let t = 1; t <= limit; t += 1) won.add(key(a + i * t, b + j * t, c + k * t));
        }
      }
    }
  }
  return sum;
}
