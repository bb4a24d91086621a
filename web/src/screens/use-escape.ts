import { useEffect } from 'react';

/** Stops work by Esc, wherever the focus is, while there is some. */
export function useEscape(isWorking: boolean, stop: () => void): void {
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && document.querySelector('dialog[open]') === null) stop();
    };
    if (isWorking) addEventListener('keydown', heard);
    return () => removeEventListener('keydown', heard);
  }, [isWorking, stop]);
}
