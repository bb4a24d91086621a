/** What F6 steps through: the bar, and the parts of a place that hold something to do. */
const REGIONS =
  'header.bar, main .board, main form, main section, main aside, main [role="tablist"], main [role="toolbar"]';
const STOPS =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, canvas[tabindex], [tabindex="0"]';

/** Moves the focus to the first stop of the next region, or of the one before. */
export function toNextRegion(isBack: boolean): void {
  const all = [...document.querySelectorAll<HTMLElement>(REGIONS)].filter((one) => stopIn(one) !== undefined);
  const inside = all.findLastIndex((one) => one.contains(document.activeElement));
  const here = all[inside];
  const others = all.filter((one) => one === here || here === undefined || !one.contains(here));
  const now = here === undefined ? -1 : others.indexOf(here);
  const next = isBack ? (now <= 0 ? others.length - 1 : now - 1) : (now + 1) % others.length;
  const to = others[next];
  if (to !== undefined) stopIn(to)?.focus();
}

function stopIn(region: HTMLElement): HTMLElement | undefined {
  const stops = [...region.querySelectorAll<HTMLElement>(STOPS)].filter(
    (one) => one.tabIndex >= 0 && one.getClientRects().length > 0,
  );
  return stops[0];
}
