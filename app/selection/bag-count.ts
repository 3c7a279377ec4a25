import { selectionKey } from '#model/stored-data.ts';
import { countOf, parseSelection } from './selection.ts';

/**
 * Shows on the bag how many prints a list holds, before React and with it: `data-bag` on `<html>`, drawn by
 * selection-button.module.css.
 */
export function showBagCount(items: number): void {
  const root = document.documentElement;
  // All of a page inherits a property of <html> and is styled anew with it; a header is there but for the first time.
  const { style } = document.querySelector<HTMLElement>('body > header') ?? root;
  root.toggleAttribute('data-bag', items > 0);
  style.setProperty('--bag-count', `"${items > 99 ? '99+' : items}"`);
}

/** Shows that of the list that is kept, whichever tab changes it. */
export function followBagCount(): void {
  const follow = () => {
    try {
      showBagCount(countOf(parseSelection(localStorage.getItem(selectionKey))));
    } catch {
      // Storage is denied: no list is kept.
    }
  };
  addEventListener('storage', follow);
  // Back may bring the page out of a cache.
  addEventListener('pageshow', follow);
  follow();
}
