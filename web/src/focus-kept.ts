let last: HTMLElement | undefined;

/** From now on a button that goes, or can be pressed no more, leaves the focus on the board where there is one. */
export function keepFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    last = target instanceof HTMLElement ? target : undefined;
  });
  new MutationObserver(() => {
    // After everything that moves the focus itself.
    if (isLost()) setTimeout(restored, 0);
  }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] });
}

function isLost(): boolean {
  return (
    last !== undefined &&
    (document.activeElement === document.body || document.activeElement === last) &&
    (!last.isConnected || last.matches(':disabled'))
  );
}

function restored(): void {
  const stop = isLost() ? document.querySelector<HTMLElement>('.board [data-stop][tabindex="0"]') : null;
  // Whoever points sees the page stay where it is.
  stop?.focus({ preventScroll: true });
}
