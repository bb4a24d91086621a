import { gameNames, readQuestion } from 'nimlab';

const STARTS: Readonly<Record<string, string>> = {
  addnim: '1 2 3',
  calendar: '2001 10 3',
  chomp: '4 3 2',
  northcott: '(2,5) (3,8)',
  georgia: '2 5 9',
  hill: '[2 5 9] 1',
  welter: '1 4 7',
  ordered: '2 3 5',
  ringedges: '0 3 4',
  teams: '(9,1)',
  erasedigit: '123456',
  tower: '3 2 1',
};

/** An ordinary position of every game of the catalogue, as a person types it. */
export const ordinary: readonly (readonly [game: string, position: string])[] = gameNames.map((game) => {
  const tries = [STARTS[game] ?? '', '3 4 2', '5 7', '9', 'HTHHTH', '.X..X.'];
  const found = tries.find(
    (position) => readQuestion({ game, page: undefined, position, convention: 'normal', set: [] }).ok,
  );
  if (found === undefined) throw new Error(`no position of ${game}`);
  return [game, found];
});
