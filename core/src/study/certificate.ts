import type { PeriodCertificate } from '../rules/certificate.ts';
import type { Fault, Read } from '../rules/fact.ts';

/** What the first field of a certificate file says: its kind, and the version of the format. */
const KIND = 'nimlab period 1';

/** Values on one line of a certificate file. */
const LINE = 24;

/** A certificate as the text of a file: a JSON object, its values in lines. */
export function certificateText({ code, preperiod, period, saltus, values }: PeriodCertificate): string {
  const lines: string[] = [];
  for (let n = 0; n < values.length; n += LINE) lines.push(`    ${values.slice(n, n + LINE).join(', ')}`);
  const head = Object.entries({ certificate: KIND, code, preperiod, period, saltus });
  const fields = head.map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},`);
  return `{\n${fields.join('\n')}\n  "values": [\n${lines.join(',\n')}\n  ]\n}\n`;
}

/** Reads the text of a certificate file; whether it proves what it says is for the referee. */
export function readCertificate(text: string): Read<PeriodCertificate> {
  const held = parsed(text);
  if (!isRecord(held)) return fault({ id: 'certificate-not-json' });
  const { certificate: kind, code, preperiod, period, saltus, values } = held;
  if (kind !== KIND) return fault({ id: 'certificate-kind', kind: KIND });
  if (typeof code !== 'string') return fault({ id: 'certificate-field', field: 'code' });
  if (!isCount(preperiod)) return fault({ id: 'certificate-field', field: 'preperiod' });
  if (!isCount(period)) return fault({ id: 'certificate-field', field: 'period' });
  if (!isCount(saltus)) return fault({ id: 'certificate-field', field: 'saltus' });
  if (!Array.isArray(values)) return fault({ id: 'certificate-field', field: 'values' });
  const counts = values.filter(isCount);
  const wrong = counts.length < values.length ? values.findIndex((value) => !isCount(value)) : -1;
  if (wrong >= 0) return fault({ id: 'certificate-field', field: `values[${wrong}]` });
  return { ok: true, value: { code, preperiod, period, saltus, values: counts } };
}

/** What a JSON text holds; undefined where it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/u, ''));
  } catch {
    return undefined;
  }
}

/** Whether something is a JSON object. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether something is a whole number that is not negative, exact as a number. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/** The fault of a certificate file. */
export function fault(fact: Pick<Fault, 'id'> & { readonly [name: string]: string }): {
  readonly ok: false;
  readonly fault: Fault;
} {
  return { ok: false, fault: { ...fact, at: 0, line: 1, column: 1 } };
}
