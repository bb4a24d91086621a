import type { KeyboardEventHandler, ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly onKeyDown?: KeyboardEventHandler;
  readonly children: ReactNode;
}

/** A table that may be wider than the page. */
export function Scrolled({ label, onKeyDown, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys too
    <section className="scrolled" tabIndex={0} aria-label={label} onKeyDown={onKeyDown}>
      {children}
    </section>
  );
}
