import type { Broken, Pattern, Patterns } from 'nimlab';
import type { PatternCard, Result } from './wishes.ts';

/** The patterns of a table, as cards. */
export function patternResult({ to, found, broken }: Patterns): Result {
  return { is: 'patterns', to, found: found.map(standing), broken: broken.map(fallen) };
}

function standing({ about, claim, says, verdict, certainty, exceptions }: Pattern): PatternCard {
  const list = exceptions.map((at) => (at.length === 1 ? String(at[0]) : `(${at.join(', ')})`)).join(', ');
  const said = /^by-(?:period-proof|repeating)/u.test(verdict.id)
    ? ({ id: 'claim-proved', by: verdict } as const)
    : verdict;
  return { about, claim, says: [says, said], exceptions: list, status: certainty };
}

function fallen({ about, claim, fact }: Broken): PatternCard {
  return { about, claim, says: [fact], exceptions: '', status: 'refuted' };
}
