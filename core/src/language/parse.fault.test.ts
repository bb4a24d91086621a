import { expect, test } from 'vitest';
import type { Read } from '../rules/fact.ts';
import { LARGEST_PAGE, parseExpression, parseFile } from './parse.ts';

function fault(read: Read<unknown>): object {
  if (read.ok) throw new Error('it was read');
  return read.fault;
}

test.each([
  ['a = (b', { id: 'open-bracket', found: '(', expected: ')', at: 4, line: 1, column: 5 }],
  ['[(a, b]', { id: 'open-bracket', found: '(', at: 1 }],
  ['a)', { id: 'stray-bracket', found: ')', at: 1 }],
  ['"abc', { id: 'unclosed-text', at: 0 }],
  ['a == b', { id: 'write-instead', found: '==', write: '=' }],
  ['a && b', { id: 'write-instead', found: '&&', write: 'and' }],
  ['a || b', { id: 'write-instead', found: '||', write: 'or' }],
  ['!a', { id: 'write-instead', found: '!', write: 'not' }],
  ['a % b', { id: 'write-instead', found: '%', write: 'mod' }],
  ['a / b', { id: 'write-instead', found: '/', write: 'div' }],
  ['a xor b', { id: 'write-instead', found: 'xor', write: 'xor(a, b)' }],
  ['2k', { id: 'write-instead', found: '2k', write: '2 * k' }],
  ['1...n', { id: 'write-instead', found: '...', write: '..' }],
  ['(x for x in s)', { id: 'write-instead', write: '[… for …]' }],
  ['"a\\n"', { id: 'write-instead', found: '\\n', write: '\\\\n' }],
  ['1e9', { id: 'not-whole', found: '1e9' }],
  ['2.5', { id: 'not-whole', found: '2.5' }],
  ['.5', { id: 'not-whole', found: '.5' }],
  ['a ^', { id: 'no-exponent', at: 3 }],
  ['a +', { id: 'unfinished', after: '+', at: 3 }],
  ['a + * b', { id: 'no-expression', found: '*', at: 4 }],
  ['f(a b)', { id: 'unexpected', found: 'b', expected: ', )' }],
  ['a is square of', { id: 'leftover', found: 'of' }],
  ['a is round', { id: 'unknown-kind', found: 'round' }],
  ['a + "b" \u0007', { id: 'control-character', code: 7, at: 8 }],
  ['\0', { id: 'control-character', code: 0 }],
  ['a ~ b', { id: 'unknown-character', found: '~' }],
  ['', { id: 'empty-page' }],
  [' # nothing', { id: 'empty-page' }],
  ['('.repeat(300) + 1 + ')'.repeat(300), { id: 'nested-too-deep', at: 200, limit: 200 }],
  [`1${'+1'.repeat(300)}`, { id: 'nested-too-deep', limit: 200 }],
  ['-'.repeat(300), { id: 'nested-too-deep', limit: 200 }],
  ['1'.repeat(LARGEST_PAGE + 1), { id: 'page-too-large', limit: LARGEST_PAGE }],
])('the expression %j is refused with what is wrong', (text, wrong) => {
  expect(fault(parseExpression(text))).toMatchObject(wrong);
});

test.each([
  ['game a(n)\n  -> n if n > 0 else 3', { id: 'bare-conditional', line: 2, column: 8 }],
  ['game a(n)\n  let f = a if b else c', { id: 'bare-conditional', line: 2, column: 13 }],
  ['game a(n)\n  -> n - k fro k in 1..n', { id: 'write-instead', found: 'fro', write: 'for', line: 2 }],
  [
    'game a(n)\n  -> n - 1\n  theorm value = n',
    { id: 'misspelt-keyword', found: 'theorm', instead: 'theorem', line: 3 },
  ],
  ['claim wins', { id: 'before-game', found: 'claim' }],
  ['先手必胜', { id: 'before-game', found: '先手必胜' }],
  ['gaem a(n)', { id: 'misspelt-keyword', instead: 'game' }],
  ['game a(n)\n  moves n - 1', { id: 'unknown-keyword', found: 'moves', line: 2 }],
  ['game a(n)\n  -> n - (k\n  ends', { id: 'open-bracket', line: 2, column: 10 }],
  ['game for(n)', { id: 'reserved-word', found: 'for' }],
  ['game a', { id: 'missing', expected: '(', after: 'a' }],
  ['game a(n; m)', { id: 'unexpected', expected: '=', found: ')' }],
  ['game a(n)\n  called Kayles', { id: 'no-text', found: 'Kayles' }],
  ['-> n', { id: 'unexpected', expected: 'game', found: '->' }],
  ['game a(n)\n  claim 3 6 9 wins', { id: 'write-instead', found: '3 6', write: '3 + 6' }],
  ['game a(n)\n  claim tame expect proved expect refuted', { id: 'said-twice', found: 'expect' }],
  ['game a(n)\n  -> n; -> 1', { id: 'leftover', found: ';' }],
])('the page %j is refused with what is wrong', (text, wrong) => {
  expect(fault(parseFile(text))).toMatchObject(wrong);
});
