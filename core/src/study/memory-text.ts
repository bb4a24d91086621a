import type { MemoryCertificate } from '../rules/certificate.ts';
import type { Fact, Read } from '../rules/fact.ts';
import { fault, isCount, isRecord, parsed } from './certificate.ts';

const KIND = 'nimlab memory 1';

const LINE = 24;

/** Whether a certificate file says that it is one of a finite memory. */
export function isMemoryText(text: string): boolean {
  const held = parsed(text);
  return isRecord(held) && held['certificate'] === KIND;
}

/** Such a certificate as the text of a file: a JSON object, what may be taken a text for each remainder, the values in lines. */
export function memoryText({ convention, takes, preperiod, period, values }: MemoryCertificate): string {
  const lines: string[] = [];
  for (let n = 0; n < values.length; n += LINE) lines.push(`    ${values.slice(n, n + LINE).join(', ')}`);
  const lists = takes.map((list) => `    ${JSON.stringify(list.join(' '))}`);
  return [
    `{\n  "certificate": "${KIND}",\n  "convention": "${convention}",`,
    `  "takes": [\n${lists.join(',\n')}\n  ],`,
    `  "preperiod": ${preperiod},\n  "period": ${period},`,
    `  "values": [\n${lines.join(',\n')}\n  ]\n}\n`,
  ].join('\n');
}

/** What is said of such a certificate once it stands. */
export function memoryFact({ convention, takes, preperiod, period, values }: MemoryCertificate): Fact {
  return {
    id: convention === 'normal' ? 'certificate-memory-normal' : 'certificate-memory-misere',
    takes: written(takes),
    preperiod,
    period,
    count: values.length,
  };
}

/** `-1 -3 -4`, or for each remainder: `0 mod 2: -1; 1 mod 2: -2 -3`. */
function written(takes: readonly (readonly number[])[]): string {
  const lists = takes.map((list) => list.map((taken) => `-${taken}`).join(' ') || '-');
  if (lists.length === 1) return lists[0] ?? '';
  return lists.map((list, residue) => `${residue} mod ${takes.length}: ${list}`).join('; ');
}

/** Reads the text of such a file; whether it proves what it says is for the referee. */
export function readMemory(text: string): Read<MemoryCertificate> {
  const held = parsed(text);
  if (!isRecord(held)) return fault({ id: 'certificate-not-json' });
  const { certificate: kind, convention, takes, preperiod, period, values } = held;
  if (kind !== KIND) return fault({ id: 'certificate-kind', kind: KIND });
  if (convention !== 'normal' && convention !== 'misere')
    return fault({ id: 'certificate-field', field: 'convention' });
  if (!Array.isArray(takes) || takes.length === 0) return fault({ id: 'certificate-field', field: 'takes' });
  const lists = takes.map(listOf);
  const unread = lists.indexOf(undefined);
  if (unread >= 0) return fault({ id: 'certificate-field', field: `takes[${unread}]` });
  if (!isCount(preperiod)) return fault({ id: 'certificate-field', field: 'preperiod' });
  if (!isCount(period)) return fault({ id: 'certificate-field', field: 'period' });
  if (!Array.isArray(values)) return fault({ id: 'certificate-field', field: 'values' });
  const wrong = values.findIndex((value) => !isCount(value));
  if (wrong >= 0) return fault({ id: 'certificate-field', field: `values[${wrong}]` });
  const known = lists.filter((list) => list !== undefined);
  return { ok: true, value: { convention, takes: known, preperiod, period, values: values.filter(isCount) } };
}

function listOf(text: unknown): readonly number[] | undefined {
  if (typeof text !== 'string' || !/^(\d{1,6}( \d{1,6})*)?$/u.test(text)) return undefined;
  return text === '' ? [] : text.split(' ').map(Number);
}
