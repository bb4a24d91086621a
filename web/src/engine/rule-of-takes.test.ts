import { memoryCertificateOf, readGame } from 'nimlab';
import { expect, test } from 'vitest';
import { ruleOf } from './rule-of-takes.ts';

test('the rule that a certificate of a finite memory speaks of takes what the game takes that it was made for', () => {
  for (const typed of [
    'n -> n - k for k in {1, 3, 4}',
    'n -> n - 1 if n mod 2 = 0; -> n - k for k in {1, 2} if n mod 2 = 1',
    'n -> n - k for k in {2, 5} if n mod 3 = 1',
  ]) {
    const certificate = certificateOf(typed);
    expect(certificateOf(ruleOf(certificate)).takes).toEqual(certificate.takes);
  }
});

function certificateOf(typed: string) {
  const read = readGame({ game: typed, page: undefined, set: [] });
  if (!read.ok) throw new Error(read.fault.id);
  const certificate = memoryCertificateOf(read.value, 'misere');
  if (certificate === undefined) throw new Error(typed);
  return certificate;
}
