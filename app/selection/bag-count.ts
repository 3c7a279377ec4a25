import { selectionKey } from '#model/stored-data.ts';
import { countOf, parseSelection } from './selection.ts';

/**
 * Shows the number of selected prints on the bag, before and after hydration: sets `data-bag` on `<html>`, which
 * selection-button.module.css draws.
 */
export function showBagCount(items: number): void {
  const root = document.documentElement;
  // The property is set on the header: a property of `<html>` is inherited by the whole page, whose styles would be
  // computed again. Only at the first call does the header not exist yet.
  const { style } = document.querySelector<HTMLElement>('body > header') ?? root;
  root.toggleAttribute('data-bag', items > 0);
  style.setProperty('--bag-count', `"${items > 99 ? '99+' : items}"`);
}

/** Shows the number of the stored selection, and updates it when any tab changes the selection. */
export function followBagCount(): void {
  const follow = () => {
    try {
      showBagCount(countOf(parseSelection(localStorage.getItem(selectionKey))));
    } catch {
      // If storage is denied, no selection is stored.
    }
  };
  addEventListener('storage', follow);
  // The Back button may show this page from a cache, with an old number.
  addEventListener('pageshow', follow);
  follow();
}
