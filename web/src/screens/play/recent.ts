import { type Link, readLink, writeLink } from '../../link.ts';

const KEY = 'nimlab-recent';
const KEPT = 6;

/** The games that were played last on this device, newest first. */
export function recent(): readonly Link[] {
  return fragments().map(readLink);
}

// The game that this page itself goes on with; a link that is opened is another one.
let own: string | undefined;

/** Keeps a game in progress under the recent ones: in the place of its own earlier state, never of a game that only began alike. */
export function remember(link: Link): void {
  const mine = own;
  own = writeLink({ ...link, place: 'play' });
  const others = recent().filter((one) => {
    const isOwn = mine === writeLink({ ...one, place: 'play' });
    return beginning(one) !== beginning(link) || !(isOwn || goesOn(one.line.moves, link.line.moves));
  });
  localStorage.setItem(KEY, JSON.stringify([link, ...others].slice(0, KEPT).map(writeLink)));
}

/** What comes next was opened by a link: it takes no other game's place. */
export function leaveGame(): void {
  own = undefined;
}

/** Whether one of two lines of moves goes on where the other stops. */
function goesOn(one: readonly string[], other: readonly string[]): boolean {
  return one.slice(0, other.length).every((move, i) => other[i] === move);
}

function beginning(link: Link): string {
  return writeLink({ ...link, place: 'play', line: { ...link.line, moves: [] } });
}

function fragments(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}
