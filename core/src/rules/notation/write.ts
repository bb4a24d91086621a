import type { Component } from '../position.ts';
import type { Move, Part, Position, Rules } from '../rules.ts';
import type { Field, Shape } from '../shape.ts';
import { isPlainWord } from './letters.ts';

/** A component as a person types it: `9`, `(3, 5)`, `[3, 6, 9]`, `..X.`. */
export function writeComponent(rules: Rules, component: Component): string {
  const [only, ...others] = rules.shape;
  if (only !== undefined && others.length === 0) return writeValue(only, only.depth, component);
  return `(${rules.shape.map((field, i) => writeValue(field, field.depth, at(component, i))).join(', ')})`;
}

/** The value of a field as a person types it. */
function writeValue(field: Field, depth: number, value: Component): string {
  if (depth === 0) {
    if (field.members.length === 0) return String(value);
    return `(${field.members.map((_, i) => String(at(value, i))).join(', ')})`;
  }
  if (typeof value === 'string') return spelled(value, field.letters ?? '');
  const items = Array.isArray(value) ? value : [];
  if (depth === 1 && field.letters !== undefined) {
    const letters = [...field.letters];
    return spelled(items.map((place: Component) => letters[Number(place)] ?? '').join(''), field.letters);
  }
  return `[${items.map((item: Component) => writeValue(field, depth - 1, item)).join(', ')}]`;
}

function spelled(word: string, letters: string): string {
  return isPlainWord(word, letters) ? word : `"${word.replaceAll(/["\\]/g, '\\$&')}"`;
}

function at(component: Component, i: number): Component {
  const value = typeof component === 'object' ? component[i] : undefined;
  if (value === undefined) throw new Error(`a component without its field ${i + 1}`);
  return value;
}

/** A position as a person types it: `3 + 6 + 9`; parts of several games are named, `kayles 7 + nim 3`; without any part, `nothing`. */
export function writePosition(position: Position): string {
  const game = position[0]?.rules;
  if (game === undefined) return 'nothing';
  const named = position.some((part) => part.rules !== game && part.rules.name !== game.name);
  // Ten million parts are joined in runs, three times as fast.
  const runs: string[] = [];
  for (let i = 0; i < position.length; i += RUN)
    runs.push(
      position
        .slice(i, i + RUN)
        .map((part) => writePart(part, named))
        .join(' + '),
    );
  return runs.join(' + ');
}

const RUN = 1000;

function writePart({ rules, component }: Part, named: boolean): string {
  const text = writeComponent(rules, component);
  return named ? `${rules.name} ${text}` : text;
}

/** A move as `PART: FROM -> TO`: `2: 9 -> 5`, `1: 7 -> 3 + 3`, `1: 5 -> win`; what a part of another game becomes is named. */
export function writeMove(position: Position, move: Move): string {
  const part = partOf(position, move);
  const to = move.ends ?? writeTo(part.rules, live(move.to ?? []));
  return `${move.part}: ${writeComponent(part.rules, part.component)} -> ${to}`;
}

function writeTo(from: Rules, to: Position): string {
  if (to.length === 0) return 'nothing';
  return to.map((part) => writePart(part, part.rules.name !== from.name)).join(' + ');
}

function partOf(position: Position, move: Move): Part {
  const part = position[move.part - 1];
  if (part === undefined) throw new Error(`part ${move.part} of a position of ${position.length}`);
  return part;
}

/** The position after a move: what the part became stands in its place. A move that ends the whole game leaves no part. */
export function play(position: Position, move: Move): Position {
  partOf(position, move);
  if (move.ends !== undefined) return [];
  return position.slice(0, move.part - 1).concat(move.to, position.slice(move.part));
}

/** The position without the components that are worth nothing because no move is left in them; one of them stays when there is no other. */
export function live(position: Position): Position {
  if (position.length < 2) return position;
  const rest = position.filter((part) => !isDead(part));
  return rest.length > 0 ? rest : position.slice(0, 1);
}

function isDead({ rules, component }: Part): boolean {
  if (rules.finals) return false;
  for (const _ of rules.options(component)) return false;
  return true;
}

/** How a position of these rules is written: `n`, `(n, q)`, `h[]`. */
export function writeShape(shape: Shape): string {
  const fields = shape.map(({ name, depth, members }) => {
    const inner = members.length > 0 ? `(${members.join(', ')})` : '';
    return `${name}${'[]'.repeat(depth)}${inner}`;
  });
  return fields.length === 1 ? (fields[0] ?? '') : `(${fields.join(', ')})`;
}

/** A made-up position of the shape: `3`, `(3, 5)`, `[3, 5]`, `X.X`. */
export function exampleOf(shape: Shape): string {
  let next = 1;
  const number = () => {
    next += 2;
    return String(next);
  };
  const value = (field: Field, depth: number): string => {
    if (depth === 0) return field.members.length > 0 ? `(${field.members.map(number).join(', ')})` : number();
    if (depth > 1 || field.letters === undefined) return `[${value(field, depth - 1)}, ${value(field, depth - 1)}]`;
    const letters = [...field.letters];
    const word = [0, letters.length - 1, 0].map((i) => letters[i] ?? '').join('');
    return spelled(word, field.letters);
  };
  const texts = shape.map((field) => value(field, field.depth));
  return texts.length === 1 ? (texts[0] ?? '') : `(${texts.join(', ')})`;
}
