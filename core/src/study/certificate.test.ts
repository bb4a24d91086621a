import fc from 'fast-check';
import { expect, test } from 'vitest';
import { periodFlaw } from '../check/period.ts';
import { readCode } from '../nim/code/read.ts';
import type { Code } from '../nim/code.ts';
import { heapTable } from '../solve/take-and-break.ts';
import { certificateText, readCertificate } from './certificate.ts';

const REPEATING = ['0.77', '0.07', '0.137', '0.15', '4.6', '0.A', '0.0303003', '0.3033', '0.0[3]', '0.3003330[3]'];
const RISING = ['0.8', '0.AA', '0.0B', '0.28', '0.8B', '0.BB', '0.9C', '8.D', '4.9', 'C.9', '0.13FF', '0.1337F'];
const CODES = [...REPEATING, ...RISING];

function known(code: string): Code {
  const read = readCode(code);
  if ('wrong' in read) throw new Error(code);
  return read;
}

function textOf(code: string): string {
  const table = heapTable(known(code));
  table.grow(5000, Number.POSITIVE_INFINITY);
  const certificate = table.certificate();
  if (certificate === undefined) throw new Error(code);
  return certificateText(certificate);
}

const texts = new Map(CODES.map((code) => [code, textOf(code)]));

function refusal(text: string): string | undefined {
  const read = readCertificate(text);
  return read.ok ? periodFlaw(read.value)?.id : read.fault.id;
}

test('a certificate is read as it was written, and stands', () => {
  for (const text of texts.values()) {
    const read = readCertificate(text);
    expect(read.ok && certificateText(read.value)).toBe(text);
    expect(refusal(text)).toBeUndefined();
  }
});

test('a certificate with any one number changed is refused', () => {
  fc.assert(
    fc.property(fc.constantFrom(...CODES), fc.nat(), fc.nat(40), (code, at, other) => {
      const text = texts.get(code) ?? '';
      // The numbers behind the code: preperiod, period, saltus, and every value.
      const numbers = [...text.matchAll(/(?<=["\d\]]: |[[,]\s+)\d+/gu)];
      const place = numbers[at % numbers.length];
      if (place === undefined) throw new Error(code);
      const said = Number(place[0]);
      const now = other < said ? other : other + 1;
      const changed = `${text.slice(0, place.index)}${now}${text.slice(place.index + place[0].length)}`;
      expect([code, place.index, said, now, refusal(changed) === undefined]).toEqual([
        code,
        place.index,
        said,
        now,
        false,
      ]);
    }),
    { numRuns: 800 },
  );
});

test('a certificate with one number left out or put in twice is refused, unless it only ends elsewhere', () => {
  for (const [code, text] of texts) {
    const read = readCertificate(text);
    if (!read.ok) throw new Error(code);
    const { values } = read.value;
    const stands = (changed: readonly number[]) => periodFlaw({ ...read.value, values: changed }) === undefined;
    for (const place of values.keys()) {
      const fewer = values.toSpliced(place, 1);
      // What is left of a run at the end is the same values, only fewer of them: that may suffice.
      const isStart = fewer.every((value, n) => value === values[n]);
      expect([code, place, stands(fewer) && !isStart]).toEqual([code, place, false]);
    }
    const table = heapTable(known(code));
    table.grow(values.length + 1, Number.POSITIVE_INFINITY);
    for (const [place, value] of values.entries()) {
      const more = values.toSpliced(place, 0, value);
      const isSame = more.every((one, heap) => table.value(heap) === one);
      expect([code, place, stands(more) && !isSame]).toEqual([code, place, false]);
    }
  }
});

test('a certificate whose code is another stands only where that code has these very values', () => {
  const read = readCertificate(texts.get('0.137') ?? '');
  if (!read.ok) throw new Error('0.137');
  const digits = '01234567';
  for (let i = 0; i < 3; i += 1)
    for (const digit of digits) {
      const code = `0.${[...'137'].map((own, j) => (j === i ? digit : own)).join('')}`;
      const other = readCode(code);
      if (code === '0.137' || 'wrong' in other) continue;
      const table = heapTable(other);
      table.grow(read.value.values.length, Number.POSITIVE_INFINITY);
      const isSame = read.value.values.every((value, heap) => table.value(heap) === value);
      expect([code, periodFlaw({ ...read.value, code }) === undefined]).toEqual([code, isSame]);
    }
});

test('a rising certificate under another code stands only where that code rises so too', () => {
  const digits = [...'0123456789ABCDEF'];
  let others = 0;
  for (const code of ['0.8', '0.AA', '0.8B', '0.BB', '8.8', '0.C9']) {
    const read = readCertificate(texts.get(code) ?? textOf(code));
    if (!read.ok) throw new Error(code);
    for (const i of [...code].keys())
      for (const digit of digits) {
        if (code[i] === '.') continue;
        const text = `${code.slice(0, i)}${digit}${code.slice(i + 1)}`;
        const other = readCode(text);
        if (text === code || 'wrong' in other || periodFlaw({ ...read.value, code: text }) !== undefined) continue;
        others += 1;
        const [own, same] = [read.value.code, text].map((one) => {
          const table = heapTable(known(one));
          table.grow(300, Number.POSITIVE_INFINITY);
          return Array.from({ length: 300 }, (_, heap) => table.value(heap));
        });
        expect([code, text, same]).toEqual([code, text, own]);
      }
  }
  expect(others).toBeGreaterThan(10);
});

test('what is no certificate is told by the field that is wrong', () => {
  const text = texts.get('0.77') ?? '';
  const faults: readonly (readonly [string, string, string | undefined])[] = [
    ['', 'certificate-not-json', undefined],
    ['[1, 2]', 'certificate-not-json', undefined],
    ['{}', 'certificate-kind', undefined],
    [text.replace('"0.77"', '77'), 'certificate-field', 'code'],
    [text.replace('"preperiod": 71,', ''), 'certificate-field', 'preperiod'],
    [text.replace('"period": 12', '"period": -12'), 'certificate-field', 'period'],
    [text.replace('"saltus": 0', '"saltus": 0.5'), 'certificate-field', 'saltus'],
    [text.replace('[\n    0, 1', '[\n    0, "1"'), 'certificate-field', 'values[1]'],
  ];
  for (const [wrong, id, field] of faults) {
    const read = readCertificate(wrong);
    expect(read.ok ? [] : [read.fault.id, read.fault['field']]).toEqual([id, field]);
  }
});
