import { restoreCard, saveCard } from './rail-position.ts';

/**
 * Stores the current card of each rail while it is swiped, with or without React. The rail is scrolled back to the
 * stored card when the HTML is parsed, and when React renders a rail (rail.tsx), in both cases before it is painted.
 * Browsers restore only the scroll offset of the page itself.
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
