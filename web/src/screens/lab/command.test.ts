import { claimsOf } from 'nimlab';
import { expect, test } from 'vitest';
import { checkCommand, commandOf } from './command.ts';

test('a command names the game as a shell takes it, with its parameters and its convention', () => {
  const source = { game: "n -> n - 1 # 'x", page: undefined, set: ['m=5', 's={1, 3}'] };
  const [first = '', ...rest] = commandOf(source, 'misere', 1).trim().split('\n');
  expect(first).toBe(
    "nimlab table 'n -> n - 1 # '\\''x' --set m=5 --set 's={1, 3}' --misere --to 1000000 --form bfile",
  );
  expect(rest.some((line) => line.includes('period'))).toBe(false);
  expect(commandOf({ ...source, game: 'wythoff', set: [] }, 'normal', 2)).not.toContain('period');
});

test('rules of several lines go into a file that the command names', () => {
  for (const source of [
    { game: 'game a(n)\n  -> n - 1', page: undefined, set: [] },
    { game: 'a', page: 'game a(n)\n  -> n - 1\n', set: [] },
  ]) {
    const text = commandOf(source, 'normal', 1);
    expect(text.startsWith("cat > rules.game <<'END'\ngame a(n)\n  -> n - 1\nEND\nnimlab table rules.game ")).toBe(
      true,
    );
    expect(text).toContain('\nnimlab period rules.game ');
  }
});

test('claims are put under their rules as a file that can be checked', () => {
  const text = checkCommand(
    'game a(n)\n  -> n - k for k in 1..3\n',
    'claim value = n mod 4\nclaim loses when n mod 4 = 0',
    ['m=5'],
  );
  const file = /<<'END'\n([\s\S]*)\nEND\nnimlab check rules\.game --set m=5 /u.exec(text)?.[1] ?? '';
  const read = claimsOf(`${file}\n`);
  expect(read.ok && read.value.length).toBe(2);
});
