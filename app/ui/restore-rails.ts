import { restoreCard, saveCard } from './rail-position.ts';

/**
 * The card that a visitor is at on a rail is kept as it is swiped to, whether React has come or not. It is brought back when
 * the page has been read, and when a rail says that it has come (rail.tsx), before it is painted either way: browsers bring
 * back only the place on the page itself.
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
