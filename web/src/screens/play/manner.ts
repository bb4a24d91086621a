import type { Manner } from 'nimlab';
import type { Link } from '../../link.ts';

/** The manner of the opponent that a link names; a second person has none. */
export function mannerOf({ opponent, strength }: Pick<Link, 'opponent' | 'strength'>): Manner | undefined {
  switch (opponent) {
    case 'perfect':
      return { is: 'skill', share: 1 };
    case 'kind':
      return { is: 'kind' };
    case 'skill':
      return { is: 'skill', share: strength / 100 };
    case 'bits':
      return { is: 'bits', count: strength };
    case 'parity':
      return { is: 'parity' };
    case 'random':
      return { is: 'skill', share: 0 };
    case 'person':
      return undefined;
  }
}
