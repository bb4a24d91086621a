import type { Line, Start } from './engine/api.ts';

/** The five places of the page. */
export const places = ['play', 'analyse', 'lab', 'learn', 'verify'] as const;
export type Place = (typeof places)[number];

/** Who makes the first move. */
export const firsts = ['me', 'computer', 'look'] as const;
export type First = (typeof firsts)[number];

/** The opponents that can be chosen. */
export const opponents = ['perfect', 'kind', 'skill', 'bits', 'parity', 'random', 'person'] as const;
export type OpponentName = (typeof opponents)[number];

/** The usual strength of the opponents that have one. */
export const STRENGTH: Readonly<Partial<Record<OpponentName, number>>> = { skill: 70, bits: 2 };

/** What only some places ask: how far a table goes, the card that is open, the seed of a quiz, the ply of a line that is looked at, what it is compared with, what is claimed. */
const askedNames = [
  'n',
  'view',
  'w',
  'tab',
  'z',
  'card',
  'step',
  'seed',
  'at',
  'ply',
  'with',
  'claim',
  'how',
  'form',
  'mode',
  'paste',
  'base',
  'mod',
  'of',
  'scale',
] as const;
/** What the Lab alone asks. */
const OF_LAB: readonly string[] = ['view', 'w', 'form', 'mode', 'paste', 'base', 'mod', 'of', 'scale'];
export type Asked = Readonly<Partial<Record<(typeof askedNames)[number], string>>>;

/** All that a person can change, as it stands in the fragment of the address. */
export interface Link {
  readonly place: Place;
  readonly line: Line;
  /** Who makes the first move in Play; `look`: to be chosen at the board. */
  readonly first: First;
  readonly opponent: OpponentName;
  /** How strong the opponent is where that is a number: its chance of the right move in per cent (`skill`), or how many bits it sees (`bits`). */
  readonly strength: number;
  /** A game is under way, or a question is asked. */
  readonly open: boolean;
  readonly asked: Asked;
}

const noStart: Start = { game: 'nim', page: undefined, set: [], position: '3 5 7', convention: 'normal' };

/** Whether rules stand folded in the address; in Verify, `z` holds claims, which that place reads itself. */
export function isSealed(fragment: string): boolean {
  return /[?&]z=/u.test(fragment) && !fragment.startsWith('#/verify');
}

/** Reads a fragment such as `#/play/nim?p=3+5+7&misere=1&first=computer`, `#/lab?g=0.77` or `#/learn/bouton?p=7.1.3`; what it does not say is as usual. */
export function readLink(fragment: string): Link {
  const [path = '', query = ''] = fragment.replace(/^#?\/?/u, '').split('?');
  const [typed = '', named] = path.split('/');
  const place = places.find((one) => one === typed) ?? 'play';
  const asked = new URLSearchParams(query);
  // What Learn names by its path is a card, and the position its numbers.
  const isCard = place === 'learn' && named !== undefined && !asked.has('card');
  if (isCard) {
    asked.set('card', decoded(named));
    if (!asked.has('at')) asked.set('at', spaced(asked.get('p') ?? ''));
    asked.delete('p');
  }
  const name = isCard ? undefined : named;
  const page = asked.get('rules') ?? undefined;
  const game = name === undefined ? (asked.get('g') ?? undefined) : decoded(name);
  const isNamed = game !== undefined || page !== undefined;
  const opponent = opponents.find((one) => one === asked.get('opponent')) ?? 'perfect';
  const set = [...asked].flatMap(([key, value]) => (key.startsWith('set.') ? [`${key.slice(4)}=${value}`] : []));
  return {
    place,
    line: {
      game: game ?? 'nim',
      page,
      set,
      position: spaced(asked.get('p') ?? (isNamed ? '' : noStart.position)),
      convention: asked.get('misere') === '1' ? 'misere' : 'normal',
      moves: [...asked.getAll('m'), ...(asked.get('line')?.split(/[;；]\s*/u) ?? [])],
    },
    first: firsts.find((one) => one === asked.get('first')) ?? 'me',
    opponent,
    strength: strengthOf(asked.get('strength'), opponent),
    open: isNamed,
    asked: Object.fromEntries(
      askedNames.flatMap((key) => {
        const value = asked.get(key);
        return value === null ? [] : [[key, value]];
      }),
    ),
  };
}

/** A position out of an address, where points may stand between whole numbers. */
function spaced(position: string): string {
  return /^\d+(\.\d+)+$/u.test(position) ? position.replaceAll('.', ' ') : position;
}

/** A name out of an address; one that is badly encoded stands as it is. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The fragment of a link: only what differs from the usual. */
export function writeLink({ place, line, first, opponent, strength, open, asked: beside }: Link): string {
  const asked = new URLSearchParams();
  const isAsked = (key: string) =>
    OF_LAB.includes(key) ? place === 'lab' : (place === 'analyse') === (key === 'ply' || key === 'with');
  if (place !== 'play')
    for (const [key, value] of Object.entries(beside)) if (value !== '' && isAsked(key)) asked.set(key, value);
  if (!open) return `#/${place}${asked.size === 0 ? '' : `?${asked.toString()}`}`;
  if (line.position !== '') asked.set('p', line.position);
  for (const one of line.set) {
    const [name = '', ...value] = one.split('=');
    asked.set(`set.${name}`, value.join('='));
  }
  if (line.page !== undefined) asked.set('rules', line.page);
  if (line.convention === 'misere') asked.set('misere', '1');
  if (first !== 'me') asked.set('first', first);
  if (opponent !== 'perfect') asked.set('opponent', opponent);
  if (STRENGTH[opponent] !== undefined && strength !== STRENGTH[opponent]) asked.set('strength', String(strength));
  for (const move of line.moves) asked.append('m', move);
  // In Learn the path would name a card.
  if (place === 'learn') asked.set('g', line.game);
  const query = asked.toString();
  return `#/${place}${place === 'learn' ? '' : `/${encodeURIComponent(line.game)}`}${query === '' ? '' : `?${query}`}`;
}

function strengthOf(typed: string | null, opponent: OpponentName): number {
  const usual = STRENGTH[opponent] ?? 0;
  const number = Number(typed ?? Number.NaN);
  return Number.isInteger(number) && number >= 0 && number <= 100 ? number : usual;
}
