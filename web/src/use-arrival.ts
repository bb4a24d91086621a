import { useEffect } from 'react';
import { keepFocus } from './focus-kept.ts';

let isFirst = true;
keepFocus();

/** The focus follows a person who goes on by a button that is gone then: to the heading of what is shown now, or to what is more at hand. */
export function useArrival(shown: string | undefined, at = 'main h1'): void {
  useEffect(() => {
    if (shown === undefined) return;
    const to = document.querySelector<HTMLElement>(at);
    if (!isFirst && to !== null && document.activeElement === document.body) {
      if (!to.hasAttribute('tabindex')) to.tabIndex = -1;
      to.focus();
    }
    isFirst = false;
  }, [shown, at]);
}
