import { expect, test } from 'vitest';
import { commandOf } from './command.ts';

test('a word of either language is the same command', () => {
  expect(commandOf('hint')).toEqual({ is: 'hint' });
  expect(commandOf(' 提示 ')).toEqual({ is: 'hint' });
  expect(commandOf('悔棋')).toEqual(commandOf('UNDO'));
  expect(commandOf('为什么')).toEqual(commandOf('why'));
});

test('a jump names its ply', () => {
  expect(commandOf('go 5')).toEqual({ is: 'go', ply: 5 });
  expect(commandOf('到５')).toEqual({ is: 'go', ply: 5 });
});

test('anything else is a move; two numbers with a hyphen name a pile and an amount', () => {
  expect(commandOf('take 4 from 2')).toEqual({ is: 'move', text: 'take 4 from 2' });
  expect(commandOf('2-4')).toEqual({ is: 'move', text: 'take 4 from 2' });
  expect(commandOf('2: 9 -> 5')).toEqual({ is: 'move', text: '2: 9 -> 5' });
});
