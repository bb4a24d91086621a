import { catalogue, gamesNear, nameMatches } from 'nimlab';
import { label } from 'words';
import { type Exit, exits } from '../exit.ts';
import type { Face } from '../face.ts';
import type { Options } from '../options.ts';

/** `nimlab games [WORDS]`: the catalogue, a line a game; with words, only the games whose names or nicknames hold them. */
export async function gamesCommand(words: readonly string[], options: Options, face: Face): Promise<Exit> {
  const wanted = words.join(' ');
  const games = catalogue().filter((game) => nameMatches(game, wanted));
  if (options['json'] === true) {
    for (const game of games) face.out(`${JSON.stringify(game)}\n`);
    return exits.answered;
  }
  const width = Math.max(0, ...games.map(({ name }) => name.length));
  for (const { name, called } of games) face.out(`${name.padEnd(width)}  ${called[face.language]}\n`);
  if (games.length > 0) return exits.answered;
  face.err(`nimlab: ${label('no-such-game', face.language, { name: wanted })}\n`);
  const close = gamesNear(wanted);
  if (close.length > 0) face.err(`${label('did-you-mean', face.language, { names: close.join(', ') })}\n`);
  return exits.input;
}
