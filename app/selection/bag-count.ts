import { countOf, parseSelection, selectionKey } from './selection';

/**
 * Shows on the bag how many prints a list holds, before React and with it: `data-bag` on `<html>`, drawn by
 * selection-button.module.css.
 */
export function showBagCount(items: number): void {
  const { dataset, style } = document.documentElement;
  if (items > 0) {
    dataset.bag = '';
    style.setProperty('--bag-count', `"${items > 99 ? '99+' : items}"`);
  } else {
    delete dataset.bag;
    style.removeProperty('--bag-count');
  }
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
