import { partitions } from '../nim/code/partitions.ts';
import { readCode } from '../nim/code/read.ts';
import { writeCode } from '../nim/code/write.ts';
import { type Code, digitOf, isSubtraction, mostTaken } from '../nim/code.ts';
import { subtract, type Whole } from '../nim/whole.ts';
import type { Read } from '../rules/fact.ts';
import type { Component } from '../rules/position.ts';
import type { Option, Rules } from '../rules/rules.ts';

/** The largest heap whose options the compiled form writes out. */
const LARGEST = 4_194_304;

/**
 * The rules of a take-and-break code: component n is a heap of n tokens. Options go by the number of tokens taken (`k`), then by the number of heaps
 * left, then by these heaps in ascending order.
 */
export function codeRules(text: string): Read<Rules> {
  const code = readCode(text);
  if ('wrong' in code) {
    const { wrong, at, found } = code;
    return { ok: false, fault: { id: wrong, at, line: 1, column: at + 1, found } };
  }
  return { ok: true, value: rulesOf(code) };
}

function rulesOf(code: Code): Rules {
  const name = writeCode(code);

  function* options(component: Component): Generator<Option> {
    if (typeof component !== 'number' && typeof component !== 'bigint') {
      throw new TypeError(`${name}: a heap is a whole number`);
    }
    for (const { taken, parts } of leaves(code, component)) {
      yield { to: parts.map((part) => ({ rules, component: part })), by: { k: taken } };
    }
  }

  const rules: Rules = {
    name,
    shape: [{ name: 'n', depth: 0, members: [], letters: undefined }],
    parameters: {},
    options,
    leading: undefined,
    kept: (component) => component,
    same: undefined,
    refused: () => undefined,
    samples: undefined,
    starts: [],
    ends: true,
    finals: false,
    code: name,
    memory: isSubtraction(code) ? { modulus: 1, most: mostTaken(code) ?? 1 } : undefined,
    compiled: {
      get family() {
        return [rules];
      },
      expand: (flat, from, out) => expand(code, flat[from + 1] ?? 0, out),
      canon: undefined,
    },
    theorems: [],
    page: { called: { en: name, zh: name }, about: undefined, nicknames: [], text: '' },
  };
  return rules;
}

interface Left {
  readonly taken: Whole;
  readonly parts: readonly Whole[];
}

/** Every way to move in a heap, in the order of its game; digits past 2^53 are not looked at. */
function* leaves(code: Code, heap: Whole): Generator<Left, void> {
  const last = mostTaken(code);
  for (let taken = 1 - code.before.length; last === undefined || taken <= last; taken += 1) {
    const total = subtract(heap, taken);
    if (total < 0) return;
    for (const { parts, more, sign } of digitOf(code, taken)) {
      for (let count = parts; count === parts || (more && count <= total); count += 1) {
        for (const list of partitions(total, count, sign)) yield { taken, parts: list };
      }
    }
  }
}

function expand(code: Code, heap: number, out: number[]): boolean {
  out.length = 0;
  if (heap > LARGEST) return false;
  for (const { parts } of leaves(code, heap)) {
    out.push(parts.length);
    for (const part of parts) out.push(0, Number(part));
  }
  return true;
}
