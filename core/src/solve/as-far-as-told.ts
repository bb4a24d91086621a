import { isMisstep } from '../rules/misstep.ts';

/** Why a theorem tells no more: a number resists factoring, the ways are too many to go through, or the rules break otherwise. */
export type Untold = 'unfactored' | 'uncounted' | 'unknown';

/** What a theorem names, one by one; in the end why it can tell no more, where it breaks off. */
export function* asFarAsTold<T>(named: Iterable<T>): Generator<T | Untold, void> {
  try {
    yield* named;
  } catch (thrown) {
    if (!isMisstep(thrown)) throw thrown;
    const { id } = thrown.misstep;
    yield id === 'unfactored' || id === 'uncounted' ? id : 'unknown';
  }
}
