import { selectionKey } from '#model/stored-data.ts';
import { countOf, parseSelection } from './selection.ts';

/**
 * Shows the number of selected prints on the bag icon of the header, before and after hydration. The function sets
 * `data-bag` on `<html>`, by which selection-button.module.css shows a badge.
 */
export function showBagCount(items: number): void {
  const root = document.documentElement;
  // The CSS property is set on the header only: a property of `<html>` is inherited by the whole page, whose styles
  // would be computed again. At the first call, the header does not exist yet.
  const { style } = document.querySelector<HTMLElement>('body > header') ?? root;
  root.toggleAttribute('data-bag', items > 0);
  style.setProperty('--bag-count', `"${items > 99 ? '99+' : items}"`);
}

/** Shows the number of prints in the stored selection, and updates the number when any tab changes the selection. */
export function followBagCount(): void {
  const follow = () => {
    try {
      showBagCount(countOf(parseSelection(localStorage.getItem(selectionKey))));
    } catch {
      // If storage is denied, no selection is stored.
    }
  };
  addEventListener('storage', follow);
  // The Back button may show this page from the browser's cache, with an old number of prints.
  addEventListener('pageshow', follow);
  follow();
}
