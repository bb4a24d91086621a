import type { Read } from './fact.ts';
import { isMisstep, misstepOf } from './misstep.ts';
import { readComponents } from './notation/components.ts';
import { readHeaps } from './notation/heaps.ts';
import { groupsOf, writeJoined } from './notation/joined.ts';
import { plain } from './notation/letters.ts';
import { type Node, readNodes } from './notation/nodes.ts';
import { faultOf, isSlip, type Slip } from './notation/slip.ts';
import { exampleOf, writeComponent, writeShape } from './notation/write.ts';
import type { Component, Whole } from './position.ts';
import type { Part, Position, Rules, Start } from './rules.ts';

export { live, play, writeComponent, writeMove, writePosition } from './notation/write.ts';

/** A typed position of one game; without any text, the position that the game starts from, where its page names one. */
export function readPosition(text: string, rules: Rules): Read<Position> {
  const alphabet = [rules.shape, ...rules.starts.map((start) => start.shape)]
    .flat()
    .map((field) => field.letters ?? '');
  const read = readSum(plain(text, alphabet.join('')), alphabet.join(''), rules);
  return isSlip(read) ? { ok: false, fault: faultOf(text, read) } : { ok: true, value: read };
}

function readSum(text: string, alphabet: string, rules: Rules): Position | Slip {
  const typed = text.trim();
  if (typed === '') return readNothing(rules);
  if (typed === 'nothing') return [];
  const [only, ...others] = rules.shape;
  const heaps = others.length === 0 && only?.depth === 0 && only.members.length === 0;
  if (heaps) {
    const position = readHeapGame(text, rules);
    if (!isSlip(position) || position.id !== 'not-a-number' || rules.starts.length === 0) return position;
  }
  const grids = [rules.shape, ...rules.starts.map((start) => start.shape)].flat().some((field) => field.depth > 1);
  const summands = readNodes(text, alphabet, grids);
  if (isSlip(summands)) return summands;
  const position: Part[] = [];
  for (const nodes of summands) {
    const parts = readSummand(nodes, rules);
    if (isSlip(parts)) return withJoined(parts, nodes, rules);
    for (const part of parts) position.push(part);
  }
  return position.length > 0 ? position : emptySlip(rules);
}

function readNothing(rules: Rules): Position | Slip {
  const start = rules.starts.find(({ shape }) => shape.length === 0);
  return start === undefined ? emptySlip(rules) : fromStart(rules, start, [], 0);
}

function emptySlip(rules: Rules): Slip {
  return { id: 'no-position', at: 0, ...shapeOf(rules) };
}

function shapeOf(rules: Rules) {
  const shapes = [rules.shape, ...rules.starts.map((start) => start.shape).filter((shape) => shape.length > 0)];
  return { game: rules.name, shape: shapes.map(writeShape).join(' / '), example: exampleOf(rules.shape) };
}

/** Every number is a heap. Equal small heaps share one part, so that ten million of them fit. */
function readHeapGame(text: string, rules: Rules): Position | Slip {
  const position: Part[] = [];
  const shared: Part[] = [];
  let bad: Slip | undefined;
  const slip = readHeaps(text, (heap: Whole, at: number) => {
    if (bad !== undefined) return;
    const known = typeof heap === 'number' && heap < SHARED ? shared[heap] : undefined;
    if (known !== undefined) {
      position.push(known);
      return;
    }
    const part = standing(rules, heap, at);
    if (isSlip(part)) {
      bad = part;
      return;
    }
    position.push(part);
    if (typeof heap === 'number' && heap < SHARED) shared[heap] = part;
  });
  return slip ?? bad ?? (position.length > 0 ? position : emptySlip(rules));
}

const SHARED = 65_536;

/** A component on the board in its normal form, unless the game refuses it there. */
function standing(rules: Rules, component: Component, at: number): Part | Slip {
  return unlessBroken<Part | Slip>(at, () => {
    const why = rules.refused(component);
    if (why !== undefined)
      return { id: 'not-allowed', at, game: rules.name, found: writeComponent(rules, component), why };
    return { rules, component: rules.kept(component) };
  });
}

/** Numbers that make no component here but several smaller ones: the slip shows how + joins those. */
function withJoined(slip: Slip, nodes: readonly Node[], rules: Rules): Slip {
  if (slip.id !== 'wrong-shape' && slip.id !== 'not-allowed') return slip;
  const id = slip.id === 'wrong-shape' ? 'wrong-count' : 'not-allowed-whole';
  for (const shape of [rules.shape, ...rules.starts.map((start) => start.shape)]) {
    const groups = groupsOf(nodes, shape);
    if (groups?.every((group) => !isSlip(readSummand(group, rules))))
      return { ...slip, id, instead: writeJoined(groups) };
  }
  return slip;
}

function readSummand(nodes: readonly Node[], rules: Rules): Position | Slip {
  const at = nodes[0]?.at ?? 0;
  const components = readComponents(nodes, rules.shape);
  if (!isSlip(components)) return gathered(components, (component) => oneOf(standing(rules, component, at)));
  for (const start of rules.starts) {
    const values = start.shape.length === 0 ? components : readComponents(nodes, start.shape);
    if (!isSlip(values)) return gathered(values, (value) => fromStart(rules, start, value, at));
  }
  return components.id === 'wrong-shape' ? { ...components, ...shapeOf(rules) } : components;
}

function oneOf(part: Part | Slip): Position | Slip {
  return isSlip(part) ? part : [part];
}

function gathered(components: readonly Component[], read: (component: Component) => Position | Slip): Position | Slip {
  const position: Part[] = [];
  for (const component of components) {
    const parts = read(component);
    if (isSlip(parts)) return parts;
    position.push(...parts);
  }
  return position;
}

function fromStart(rules: Rules, start: Start, values: Component, at: number): Position | Slip {
  const position = unlessBroken(at, () => started(rules, start, values, at));
  if (isSlip(position)) return position;
  const parts: Part[] = [];
  for (const { rules, component } of position) {
    const part = standing(rules, component, at);
    if (isSlip(part)) return part;
    parts.push(part);
  }
  return parts;
}

/** The position that a start makes; where the game does not allow it, that is a mistake of what was typed, not of the rules. */
function started(rules: Rules, start: Start, values: Component, at: number): Position | Slip {
  try {
    return start.position(values);
  } catch (error) {
    const misstep = misstepOf(error);
    if (misstep?.id !== 'broken-require' || misstep['game'] !== rules.name) throw error;
    // That misstep names a component of this game.
    const component = misstep['to'] as Component;
    const why = { ...misstep, id: 'required' } as const;
    return { id: 'not-allowed', at, game: rules.name, found: writeComponent(rules, component), why };
  }
}

/** What the game's own rules give, or the mistake that they break on this position. */
function unlessBroken<T>(at: number, give: () => T): T | Slip {
  try {
    return give();
  } catch (error) {
    if (isMisstep(error)) return { id: 'rules-break', at, why: error.misstep };
    throw error;
  }
}
