/*
 * Scroll position of a rail: a row of cards that scrolls. The list has its name in `data-rail`, and the cards, all of
 * the same width, have their ids in `data-card`. The id of the first visible card is stored for the visit, under the
 * rail's name. The head script (app/shell/start) and React both use this code.
 */

/** The index of the first visible card; of the last card, if the rail is scrolled to its end. */
export function cardAt(rail: HTMLElement): number {
  const { scrollLeft, clientWidth, scrollWidth, children } = rail;
  // `scrollLeft` is negative if the rail runs from right to left.
  const scrolled = Math.abs(scrollLeft);
  const last = children.length - 1;
  if (scrolled > 0 && scrolled + clientWidth > scrollWidth - 2) return last;
  return Math.min(Math.round(scrolled / (Math.abs(offsetOf(rail, 1)) || 1)), last);
}

/** Scrolls the rail until a card is at its start, or as near to it as the rail's end allows. */
export function scrollToCard(rail: HTMLElement, index: number, behavior: ScrollBehavior): void {
  rail.scrollTo({ left: offsetOf(rail, index), behavior });
}

/**
 * Stores the id of the first visible card. Nothing is stored in wide windows, where all cards are visible in a grid.
 */
export function saveCard(rail: HTMLElement): void {
  const { dataset, children, scrollWidth, clientWidth } = rail;
  const card = children[cardAt(rail)];
  if (scrollWidth <= clientWidth || !(card instanceof HTMLElement)) return;
  try {
    sessionStorage.setItem(keyOf(dataset), card.dataset.card ?? '');
  } catch {
    // If the storage is full, the position is lost, and the rail begins at its first card next time.
  }
}

/** Scrolls the rail to the stored card, without animation. A rail that is already scrolled stays where it is. */
export function restoreCard(rail: HTMLElement): void {
  const saved = sessionStorage.getItem(keyOf(rail.dataset));
  if (!saved || rail.scrollLeft !== 0) return;
  const index = [...rail.children].findIndex((card) => (card as HTMLElement).dataset.card === saved);
  if (index > 0) scrollToCard(rail, index, 'instant');
}

function keyOf({ rail }: DOMStringMap): string {
  return `rail-${rail}`;
}

/** The distance of a card from the first card of its rail (px), negative if the rail runs from right to left. */
function offsetOf({ children }: HTMLElement, index: number): number {
  const [first, card] = [children[0], children[index]] as (HTMLElement | undefined)[];
  return card && first ? card.offsetLeft - first.offsetLeft : 0;
}
