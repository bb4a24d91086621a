import { type Broken, type Pattern, type Patterns, verdictOf } from 'nimlab';
import type { PatternCard, Result } from './wishes.ts';

/** The patterns of a table, as cards. */
export function patternResult({ to, found, broken }: Patterns): Result {
  return { is: 'patterns', to, found: found.map(standing), broken: broken.map(fallen) };
}

function standing(pattern: Pattern): PatternCard {
  const { about, claim, says, certainty, exceptions } = pattern;
  const list = exceptions.map((at) => (at.length === 1 ? String(at[0]) : `(${at.join(', ')})`)).join(', ');
  return { about, claim, says: [says, verdictOf(pattern)], exceptions: list, status: certainty };
}

function fallen({ about, claim, fact }: Broken): PatternCard {
  return { about, claim, says: [fact], exceptions: '', status: 'refuted' };
}
