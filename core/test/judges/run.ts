import { type Judged, judgedText } from '../../src/judges/judge.ts';
import { judge, judgeNames } from '../../src/judges/judges.ts';

const judges = await Promise.all(judgeNames.map(judge));
const encoder = new TextEncoder();

/** What a judge's translation came to, its output as text. */
export type Run = Judged & { readonly output: string };

/** What a problem's translation makes of an input; throws on an unknown name. */
export function run(name: string, input: string): Run {
  const found = judges.find((other) => other?.name === name);
  if (found === undefined) throw new Error(`no judge ${name} among ${judges.length}`);
  return judgedText(found, encoder.encode(input));
}

/** The output alone; throws when the input is refused. */
export function output(name: string, input: string): string {
  const { output, fault } = run(name, input);
  if (fault !== undefined) throw new Error(JSON.stringify(fault));
  return output;
}
