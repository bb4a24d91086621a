import type { Fact, Read } from '../rules/fact.ts';
import { type Judge, judgedText } from './judge.ts';

/** How a program's output stands beside the judge's: what is to be said, and whether it would be accepted. */
export interface Comparison {
  readonly accepted: boolean;
  readonly fact: Fact;
  readonly notes: readonly Fact[];
}

/** Compares the output of one's own program on an input with what the problem wants, line by line; blanks at line ends and after the end do not count. */
export function compareOutput(judge: Judge, input: Uint8Array, output: string): Read<Comparison> {
  const { output: wanted, notes, fault } = judgedText(judge, input);
  if (fault !== undefined) return { ok: false, fault };
  return { ok: true, value: { ...difference(lines(output), lines(wanted)), notes } };
}

function difference(theirs: readonly string[], ours: readonly string[]): Omit<Comparison, 'notes'> {
  for (let i = 0; i < Math.max(theirs.length, ours.length); i += 1) {
    const [found, right] = [theirs[i], ours[i]];
    if (found === right) continue;
    const line = i + 1;
    if (found === undefined) return { accepted: false, fact: { id: 'output-short', line, wanted: right ?? '' } };
    if (right === undefined) return { accepted: false, fact: { id: 'output-long', line, found } };
    return { accepted: false, fact: { id: 'output-differs', line, found, wanted: right } };
  }
  return { accepted: true, fact: { id: 'output-same', count: ours.length } };
}

/** The lines of an output without blanks at their ends, empty lines at the end dropped. */
function lines(text: string): readonly string[] {
  const all = text.split('\n').map((line) => line.trimEnd());
  while (all.at(-1) === '') all.pop();
  return all;
}
