import { restoreCard, saveCard } from './rail-position.ts';

/**
 * Stores the first visible card of each rail (a row of cards that scrolls) while the visitor swipes, with or without
 * React. Scrolls a rail back to its stored card when the HTML is parsed, and when React renders the rail (rail.tsx
 * sends an event), in both cases before the rail is painted. Browsers themselves restore only the scroll offset of the
 * page.
 */
export function restoreRails(): void {
  const onRail = (work: (rail: HTMLElement) => void) => {
    return ({ target }: Event) => {
      if (target instanceof HTMLElement && target.dataset.rail) work(target);
    };
  };
  addEventListener('scroll', onRail(saveCard), { capture: true, passive: true });
  addEventListener('rail', onRail(restoreCard), true);
  addEventListener('DOMContentLoaded', () => {
    for (const rail of document.querySelectorAll<HTMLElement>('[data-rail]')) restoreCard(rail);
  });
}
