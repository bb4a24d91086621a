import { isMisstep } from '../rules/misstep.ts';

/** What a theorem names, one by one; 'unknown' where it can tell no more, as when a number resists factoring. */
export function* asFarAsTold<T>(named: Iterable<T>): Generator<T | 'unknown', void> {
  try {
    yield* named;
  } catch (thrown) {
    if (!isMisstep(thrown)) throw thrown;
    yield 'unknown';
  }
}
