import { type Fact, nimSum, readQuestion, recheck } from 'nimlab';
import type { Exercise } from '../wishes.ts';
import { type Drawn, drawn, replyOn, TRIES } from './drawn.ts';

/** A proof of which one step was changed; the referee finds that step and no other. */
export function wrongExercise(kind: Drawn, chance: () => number, called: Exercise['called']): Exercise | undefined {
  for (let i = 0; i < TRIES; i += 1) {
    const typed = drawn(kind, chance);
    const reply = replyOn(kind.game, typed);
    const read = readQuestion({ game: kind.game, page: undefined, set: [], position: typed, convention: 'normal' });
    if (reply?.outcome !== 'N' || !read.ok) continue;
    const steps = reply.steps.filter(({ id }) => !/^(?:goal|moves)/u.test(id));
    const open = steps.flatMap((step, at) => (changed(step, chance) === undefined ? [] : [at]));
    const wrong = open[Math.floor(chance() * open.length)];
    const right = wrong === undefined ? undefined : steps[wrong];
    const other = right && changed(right, chance);
    if (wrong === undefined || right === undefined || other === undefined) continue;
    const all = steps.with(wrong, other);
    const found = recheck(all, read.value, 'normal');
    if (found.filter((one) => one === false).length !== 1 || found[wrong] !== false) continue;
    return { is: 'wrong', game: kind.game, called, position: reply.position, steps: all, wrong, right };
  }
  return undefined;
}

/** The step with one number changed; undefined for a step that is left as it is. */
function changed(step: Fact, chance: () => number): Fact | undefined {
  const pick = (most: number) => Math.floor(chance() * most);
  switch (step.id) {
    case 'columns': {
      const odd = String(step['odd']);
      const at = pick(odd.length);
      return { ...step, odd: odd.slice(0, at) + (odd[at] === '1' ? '0' : '1') + odd.slice(at + 1) };
    }
    case 'nim-sum':
      return { ...step, sum: nimSum([Number(step['sum']), 2 ** pick(3)]) };
    case 'top': {
      const left = Number(step['left']);
      return { ...step, left: left === 0 ? 1 : left - 1 };
    }
    default:
      return undefined;
  }
}
