import { expose } from 'comlink';
import { catalogue, mannerMove, movesLeaving, readGame, saidMove, seeded, typedMoves, usualStart } from 'nimlab';
import type { Engine } from './api.ts';
import { aboutOf, boardMove, boardOf } from './board.ts';
import { again, matchOf } from './match-of.ts';

const engine: Engine = {
  ready: () => true,
  games: () => catalogue().map(({ name, called, nicknames }) => ({ name, called, nicknames })),
  board(line) {
    const match = matchOf(line);
    return match.ok ? { ok: true, value: boardOf(match.value) } : match;
  },
  answer(line, { manner, seed }) {
    const match = matchOf(line);
    if (!match.ok) return undefined;
    const solved = again(match.value);
    const { position } = match.value;
    const move = mannerMove(solved(position), manner, seeded(seed + line.moves.length), solved);
    return move && saidMove(position, move).text;
  },
  hint: async (line, rung) => (await import('./advice.ts')).hints(line, rung),
  leaving(line, part, left) {
    const match = matchOf(line);
    if (!match.ok) return [];
    const { position } = match.value;
    return movesLeaving(position, part, left).map((move) => boardMove(position, move));
  },
  typed(line, text) {
    const match = matchOf(line);
    if (!match.ok) return [];
    const { position } = match.value;
    return typedMoves(text, position).map((move) => boardMove(position, move));
  },
  form(start) {
    const read = readGame(start);
    if (!read.ok) return read;
    const { name, page, parameters, shape } = read.value;
    const plain = { en: name, zh: name };
    return {
      ok: true,
      value: {
        name,
        called: page.called ?? plain,
        about: aboutOf(read.value),
        parameters: Object.entries(parameters).map(([key, value]) => ({ name: key, value })),
        shape: shape.map((field) => `${field.name}${'[]'.repeat(field.depth)}`).join(', '),
        start: usualStart(read.value),
      },
    };
  },
  turned: async (line) => (await import('./advice.ts')).turned(line),
  ask: async (start, wanted, options) => (await import('./advice.ts')).asked(start, wanted, options),
  outcomeAfter(line) {
    const match = matchOf(line);
    return match.ok ? again(match.value)(match.value.position).answer.outcome : '?';
  },
  begin: async (wish) => (await import('./long.ts')).begin(wish),
  advance: async (id) => (await import('./long.ts')).advance(id),
  drop: async (id) => (await import('./long.ts')).drop(id),
};

expose(engine);
