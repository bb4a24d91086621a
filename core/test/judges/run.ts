import { type Judged, judged } from '../../src/judges/judge.ts';
import { judge, judges } from '../../src/judges/judges.ts';

const bytes = new TextEncoder();

/** What a problem's translation makes of an input; throws on an unknown name. */
export function run(name: string, input: string): Judged {
  const found = judge(name);
  if (found === undefined) throw new Error(`no judge ${name} among ${judges.length}`);
  return judged(found, bytes.encode(input));
}

/** The output alone; throws when the input is refused. */
export function output(name: string, input: string): string {
  const { output, fault } = run(name, input);
  if (fault !== undefined) throw new Error(JSON.stringify(fault));
  return output;
}
