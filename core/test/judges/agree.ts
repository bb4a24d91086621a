import { expect, test } from 'vitest';
import { dice } from './brute.ts';
import { output } from './run.ts';

/** One test case: its part of the input, and the lines of output that brute force gives. */
export type Case = readonly [input: string, ...lines: string[]];

/** How test cases are strung together: their number first, to the end of the input, to a line of zeros, or one a file. */
export type Form = 'counted' | 'end' | '0' | '0 0' | '0 0 0' | 'single';

/** A test that a problem's translation agrees with brute force on so many small inputs. */
export function agrees(name: string, form: Form, count: number, make: (roll: (n: number) => number) => Case): void {
  test(`${name} agrees with brute force`, () => {
    const roll = dice(name.length * 7 + count);
    const cases = Array.from({ length: count }, () => make(roll));
    if (form === 'single') {
      for (const [input, ...lines] of cases) expect(output(name, `${input}\n`), input).toBe(`${lines.join('\n')}\n`);
      return;
    }
    const inputs = cases.map(([input]) => input);
    const before = form === 'counted' ? [String(count)] : [];
    const after = form.startsWith('0') ? [form] : [];
    const lines = output(name, [...before, ...inputs, ...after, ''].join('\n')).split('\n');
    for (const [input, ...expected] of cases)
      expect([input, ...lines.splice(0, expected.length)]).toEqual([input, ...expected]);
    expect(lines).toEqual(['']);
  });
}
