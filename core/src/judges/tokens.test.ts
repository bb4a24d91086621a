import fc from 'fast-check';
import { expect, test } from 'vitest';
import { held, judgedText } from './judge.ts';
import { judge, judgeNames } from './judges.ts';
import { type Pull, tokens } from './tokens.ts';
import { write } from './written.ts';

const judges = await Promise.all(judgeNames.map(judge));
const bytes = new TextEncoder();
const of = (text: string): Pull => held(bytes.encode(text));
const n = { name: 'n', from: 1, to: 10 };

function run(name: string, input: string) {
  const found = judges.find((other) => other?.name === name);
  if (found === undefined) throw new Error(name);
  return judgedText(found, bytes.encode(input));
}

test('numbers of any size are read exactly, in one form', () => {
  const input = tokens(of('9007199254740991 9007199254740992 0009007199254740993 007'));
  const any = { name: 'n', from: 0, to: undefined };
  expect([1, 2, 3, 4].map(() => input.whole(any))).toEqual([9007199254740991, 9007199254740992n, 9007199254740993n, 7]);
  expect(input.more()).toBe(false);
});

test('numbers of a row are those that are read one by one, whatever parts them', () => {
  const text = ' 3\n0\t11 9007199254740993\r\n007';
  const [whole, parted] = [tokens(of(text)), tokens(of(text))];
  expect(whole.row(5, n)).toEqual([1, 2, 3, 4, 5].map(() => parted.whole(n)));
  expect(whole.notes).toEqual(parted.notes);
  expect(() => tokens(of('1 2 x')).row(3, n)).toThrow();
  expect(() => tokens(of('1 2')).row(2 ** 40, n)).toThrow();
});

/** The bytes of a text, so many at a time. */
function inPieces(text: string, length: number): Pull {
  const whole = held(bytes.encode(text));
  return (room) => whole(room.subarray(0, length));
}

test('rows, lists and single numbers of a long input are the same numbers with the same notes, in whatever pieces it comes', () => {
  const words = fc.oneof(
    { weight: 20, arbitrary: fc.nat(10 ** 9).map(String) },
    { weight: 1, arbitrary: fc.constantFrom('4294967296', '9007199254740993', `${'0'.repeat(70)}5`, '1'.repeat(30)) },
  );
  const any = { name: 'n', from: 5, to: 10 ** 9 };
  fc.assert(
    fc.property(
      fc.array(fc.tuple(words, fc.constantFrom(' ', '\n', '\r\n')), { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 1, max: 70_000 }),
      fc.array(fc.integer({ min: 0, max: 500 }), { maxLength: 20 }),
      (some, piece, lengths) => {
        // Long enough that the compiled reader takes over.
        const numbers = Array.from({ length: 4000 }, (_, i) => some[i % some.length] ?? ['0', ' ']);
        const text = numbers.flat().join('');
        const exact = numbers.map(([word]) => BigInt(word ?? 0));
        const input = tokens(inPieces(text, piece));
        let at = 0;
        for (const [i, length] of lengths.entries()) {
          const row =
            i % 3 === 0 ? input.rapid(length, any) : i % 3 === 1 ? input.row(length, any) : [input.whole(any)];
          expect(Array.from(row, BigInt)).toEqual(exact.slice(at, at + row.length));
          at += row.length;
          if (at > 3000) break;
        }
        const first = exact.slice(0, at).find((number) => number < 5n || number > 10n ** 9n);
        expect(input.notes.map((note) => BigInt(String(note['value'])))).toEqual(first === undefined ? [] : [first]);
      },
    ),
    { numRuns: 60 },
  );
});

test('a number that cannot be answered, and a list behind numbers, stand at their places though numbers are read ahead', () => {
  const input = tokens(of('1 2\n 34 5 6'));
  expect([1, 2, 3].map(() => input.whole(n))).toEqual([1, 2, 34]);
  expect(() => input.refuse('n', 34)).toThrow(
    expect.objectContaining({ misread: expect.objectContaining({ line: 2, column: 2 }) }),
  );
  const mixed = tokens(of('1 [2,3] 4 {5} 6 7'));
  expect([
    mixed.whole(n),
    mixed.list(n),
    mixed.whole(n),
    mixed.list(n),
    mixed.rapid(0, n).length,
    mixed.whole(n),
  ]).toEqual([1, [2, 3], 4, [5], 0, 6]);
  const late = tokens(of(`${'7 '.repeat(9000)}\n8 x`));
  for (let i = 0; i < 9001; i += 1) late.whole(n);
  expect(() => late.whole(n)).toThrow(
    expect.objectContaining({ misread: expect.objectContaining({ line: 2, column: 3 }) }),
  );
});

test('a number outside its limits is noted once, and given', () => {
  const input = tokens(of('0 11 12 5'));
  expect([1, 2, 3, 4].map(() => input.whole(n))).toEqual([0, 11, 12, 5]);
  expect(input.notes).toEqual([{ id: 'judge-below', name: 'n', value: 0, from: 1 }]);
});

test('an input outside the limits is answered all the same, with a note', () => {
  expect(run('luogu-p1247', '3\n1000000000000000000 6 9\n')).toEqual({
    output: '999999999999999985 1\n15 6 9\n',
    notes: [{ id: 'judge-above', name: 'n', value: 1000000000000000000n, to: 1_000_000_000 }],
    fault: undefined,
  });
  expect(run('hdu-1846', '1\n9007199254740993 3\n').output).toBe('first\n');
  expect(run('poj-1067', '1618033988749894848 2618033988749894848\n').output).toBe('0\n');
  expect(run('hdu-2516', '14472334024676221\n14472334024676222\n').output).toBe('Second win\nFirst win\n');
  expect(run('poj-2348', '433494437 701408733\n701408733 1134903170\n').output).toBe('Ollie wins\nStan wins\n');
});

test('text after the last test case is noted', () => {
  expect(run('luogu-p2252', '8 4\n1 2\n').notes).toEqual([{ id: 'judge-rest' }]);
});

test('what was answered before a fault is kept, and the fault has its place', () => {
  const { output, fault } = run('hdu-1846', '2\n23 2\n4 x\n');
  expect(output).toBe('first\n');
  expect(fault).toMatchObject({ id: 'judge-number', line: 3, column: 3, found: 'x' });
  expect(run('hdu-1846', '2\n23 2\n4').fault).toMatchObject({ id: 'judge-ended', name: 'm' });
});

test('what cannot stand on a board is refused: two pieces on a square, heaps out of order, a cell off the board', () => {
  expect(run('poj-1704', '1\n2\n3 3\n').fault).toMatchObject({ id: 'judge-impossible', value: 3 });
  expect(run('luogu-p3480', '1\n2\n3 2\n').fault).toMatchObject({ id: 'judge-impossible', value: 2 });
  expect(run('poj-2425', '2\n1 5\n0\n0\n').fault).toMatchObject({ id: 'judge-impossible', value: 5 });
});

test('a name of a problem is found however it is written', async () => {
  expect((await judge('POJ 1067'))?.name).toBe('poj-1067');
  expect((await judge('luoguP1247'))?.name).toBe('luogu-p1247');
  expect(await judge('poj-9999')).toBeUndefined();
});

test('numbers written as bytes are what join gives', () => {
  const numbers = [0, 7, 10, 99, 100, 2 ** 31 - 1, 2 ** 31, 2 ** 32 + 5, Number.MAX_SAFE_INTEGER, 999_999_999_999_999];
  for (const list of [[], [0], numbers, [...numbers, 2n ** 80n]]) {
    let text = '';
    write([list, 'end'], (piece) => {
      text += new TextDecoder().decode(piece);
    });
    expect(text).toBe(`${list.join(' ')}\nend\n`);
  }
});

test('however an input comes in pieces, the tokens, the notes and the places of faults are the same', () => {
  const long = `\uFEFF3 ${'9'.repeat(70_000)}\n${' '.repeat(70_000)}\n12 \n 4x`;
  for (const text of ['', ' ', '\uFEFF', '7', '1 2\n\n 3 12', '1\n2 x', '1 99999999999999999999 -3', long]) {
    const [whole, parted] = [read(of(text)), read(bit(bytes.encode(text), text === long ? 1000 : 1))];
    expect(parted).toEqual(whole);
  }
});

/** All that an input gives: its numbers until the first fault, its notes, and the fault. */
function read(pull: Pull) {
  const input = tokens(pull);
  const numbers: unknown[] = [];
  try {
    while (input.more()) numbers.push(input.whole(n));
  } catch (thrown) {
    return { numbers, notes: input.notes, thrown };
  }
  return { numbers, notes: input.notes };
}

function bit(input: Uint8Array, size: number): Pull {
  const all = held(input);
  return (room) => all(room.subarray(0, size));
}

test('an output of many pieces is written whole', () => {
  const lines = Array.from({ length: 30_000 }, (_, i) => (i % 2 === 0 ? [i, 2n ** 90n + BigInt(i)] : `line ${i}`));
  let text = '';
  write(lines, (piece) => {
    text += new TextDecoder().decode(piece);
  });
  expect(text).toBe(lines.map((line) => `${typeof line === 'string' ? line : line.join(' ')}\n`).join(''));
});
