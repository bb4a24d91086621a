import { type Link, readLink, writeLink } from '../../link.ts';

const KEY = 'nimlab-recent';
const KEPT = 6;

/** The games that were played last on this device, newest first. */
export function recent(): readonly Link[] {
  return fragments().map(readLink);
}

/** Keeps a game in progress under the recent ones, in the place of its own earlier state. */
export function remember(link: Link): void {
  const start = beginning(link);
  const others = recent().filter((one) => beginning(one) !== start);
  localStorage.setItem(KEY, JSON.stringify([link, ...others].slice(0, KEPT).map(writeLink)));
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
