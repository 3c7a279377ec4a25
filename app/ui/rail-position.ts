/*
 * Scroll position of a rail: a list marked `data-rail` (its name), whose cards have the same width and are marked
 * `data-card` (their id). The id of the card at the rail's start is stored for the visit, under the rail's name. The
 * head script (app/shell/start) and React both use this code.
 */

/** The index of the card at the rail's start; of the last card, if the rail is scrolled to its end. */
export function cardAt(rail: HTMLElement): number {
  const { scrollLeft, clientWidth, scrollWidth, children } = rail;
  // `scrollLeft` is negative if the rail runs from right to left.
  const scrolled = Math.abs(scrollLeft);
  const last = children.length - 1;
  if (scrolled > 0 && scrolled + clientWidth > scrollWidth - 2) return last;
  return Math.min(Math.round(scrolled / (Math.abs(offsetOf(rail, 1)) || 1)), last);
}

/** Scrolls a card to the rail's start, or as near to it as the rail's end allows. */
export function scrollToCard(rail: HTMLElement, index: number, behavior: ScrollBehavior): void {
  rail.scrollTo({ left: offsetOf(rail, index), behavior });
}

/** Stores the card at the rail's start. If all cards are visible in a grid, nothing is stored. */
export function saveCard(rail: HTMLElement): void {
  const { dataset, children, scrollWidth, clientWidth } = rail;
  const card = children[cardAt(rail)];
  if (scrollWidth <= clientWidth || !(card instanceof HTMLElement)) return;
  try {
    sessionStorage.setItem(keyOf(dataset), card.dataset.card ?? '');
  } catch {
    // If the storage is full, the rail begins at its first card next time.
  }
}

/** Scrolls to the stored card at once. A rail that is already scrolled stays where it is. */
export function restoreCard(rail: HTMLElement): void {
  const saved = sessionStorage.getItem(keyOf(rail.dataset));
  if (!saved || rail.scrollLeft !== 0) return;
  const index = [...rail.children].findIndex((card) => (card as HTMLElement).dataset.card === saved);
  if (index > 0) scrollToCard(rail, index, 'instant');
}

function keyOf({ rail }: DOMStringMap): string {
  return `rail-${rail}`;
}

/** The offset of a card on the rail (px), negative if the rail runs from right to left. */
function offsetOf({ children }: HTMLElement, index: number): number {
  const [first, card] = [children[0], children[index]] as (HTMLElement | undefined)[];
  return card && first ? card.offsetLeft - first.offsetLeft : 0;
}
