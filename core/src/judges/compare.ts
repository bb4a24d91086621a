import type { Fact, Fault } from '../rules/fact.ts';
import { type Judge, judged } from './judge.ts';

/** How a program's output stands beside the judge's: what is to be said, and whether it would be accepted. */
export interface Comparison {
  readonly accepted: boolean;
  readonly fact: Fact;
  readonly notes: readonly Fact[];
}

/** Compares the output of one's own program on an input with what the problem wants, line by line; blanks at line ends and after the end do not count. */
export function compareOutput(judge: Judge, input: Uint8Array, output: string): Comparison | Fault {
  const { output: wanted, notes, fault } = judged(judge, input);
  if (fault !== undefined) return fault;
  const [theirs, ours] = [lines(output), lines(wanted)];
  for (let i = 0; i < Math.max(theirs.length, ours.length); i += 1) {
    const [found, right] = [theirs[i], ours[i]];
    if (found === right) continue;
    const line = i + 1;
    if (found === undefined) return { accepted: false, fact: { id: 'output-short', line, wanted: right ?? '' }, notes };
    if (right === undefined) return { accepted: false, fact: { id: 'output-long', line, found }, notes };
    return { accepted: false, fact: { id: 'output-differs', line, found, wanted: right }, notes };
  }
  return { accepted: true, fact: { id: 'output-same', count: ours.length }, notes };
}

/** The lines of an output without blanks at their ends, empty lines at the end dropped. */
function lines(text: string): readonly string[] {
  const all = text.split('\n').map((line) => line.trimEnd());
  while (all.at(-1) === '') all.pop();
  return all;
}
