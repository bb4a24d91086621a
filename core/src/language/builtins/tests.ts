import { add } from '../../nim/whole.ts';
import { condition, inside, outside, steps } from '../clauses.ts';
import { type Formula, formula } from '../formula.ts';
import { refuse } from '../refuse.ts';
import { type Scope, slot } from '../scope.ts';
import type { Items, Place } from '../tree.ts';
import { listed, type Type, typeName } from '../type.ts';
import type { Frame } from '../value.ts';
import { visits, visitsSmall } from '../visit.ts';
import { wantedList } from './lists.ts';

type Test = 'every' | 'some' | 'count';

/** Whether the name is one of `every some count`. */
export function isTest(name: string): name is Test {
  return name === 'every' || name === 'some' || name === 'count';
}

/** `every(…)`, `some(…)` and `count(…)` of a condition for every choice of clauses, or of a list; `count` of anything else counts the choices. */
export function test(name: Test, items: Items, place: Place, outer: Scope): Formula {
  if (items.is === 'items')
    return testList(
      name,
      items.items.map((item) => outer.formula(item, outer)),
      place,
    );
  const made = steps(items.clauses, outer);
  const counted = outer.formula(items.each, made.scope);
  const each =
    name === 'count' && counted.type !== 'truth' && counted.type !== 'any'
      ? undefined
      : condition(items.each, made.scope);
  const parts = [...outside(made), inside(counted, made.own)];
  if (name === 'count') {
    const total = slot(outer);
    const exact = visits(made.steps, (frame) => {
      if (each === undefined || each.value(frame) === true) frame[total] = add(frame[total] as number, 1); // starts at 0
      return false;
    });
    const fast = visitsSmall(made.steps, (frame) => {
      if (each === undefined || each.truth(frame)) frame[total] = (frame[total] as number) + 1; // starts at 0
      return false;
    });
    const counting = (go: (frame: Frame) => boolean) => (frame: Frame) => {
      frame[total] = 0;
      go(frame);
      return frame[total] as number; // counted up from 0
    };
    return formula('number', counting(exact), { parts, number: counting(fast) });
  }
  const every = name === 'every';
  if (each === undefined) return refuse(place, 'wrong-type', { wanted: 'truth', found: typeName(counted.type) });
  const exact = visits(made.steps, (frame) => (each.value(frame) === true) !== every);
  const fast = visitsSmall(made.steps, (frame) => each.truth(frame) !== every);
  return formula('truth', (frame) => exact(frame) !== every, { parts, truth: (frame) => fast(frame) !== every });
}

function testList(name: Test, args: readonly Formula[], place: Place): Formula {
  const [list] = args;
  if (list === undefined || args.length > 1)
    return refuse(place, 'wrong-arguments', { name, least: 1, most: 1, found: args.length });
  if (!listed(list.type)) return refuse(place, 'wrong-type', { wanted: 'list', found: typeName(list.type) });
  const type: Type = name === 'count' ? 'number' : 'truth';
  return formula(
    type,
    (frame) => {
      const values = wantedList(list.value(frame), place);
      if (name === 'every') return values.every((value) => value === true);
      if (name === 'some') return values.some((value) => value === true);
      return values.every((value) => typeof value === 'boolean')
        ? values.filter((value) => value === true).length
        : values.length;
    },
    { parts: [list] },
  );
}
