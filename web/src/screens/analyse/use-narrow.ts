import { useSyncExternalStore } from 'react';

const NARROW = '(max-width: 52rem)';

function subscribe(heard: () => void): () => void {
  const list = matchMedia(NARROW);
  list.addEventListener('change', heard);
  return () => list.removeEventListener('change', heard);
}

/** Whether the page is as narrow as a phone. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches);
}
