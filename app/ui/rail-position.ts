/*
 * Scroll position of a rail: a row of cards that scrolls. The list has its name in `data-rail`, and the cards, all of
 * the same width, have their ids in `data-card`. Cards may be `hidden`. The id of the first visible card is stored for the visit, under the
 * rail's name. The head script (app/shell/start) and React both use this code.
 */

/** The index of the first visible card; of the last card, if the rail is scrolled to its end. */
export function cardAt(rail: HTMLElement): number {
  const { scrollLeft, clientWidth, scrollWidth } = rail;
  // `scrollLeft` is negative if the rail runs from right to left.
  const scrolled = Math.abs(scrollLeft);
  const last = cardsOf(rail).length - 1;
  if (scrolled > 0 && scrolled + clientWidth > scrollWidth - 2) return last;
  return Math.min(Math.round(scrolled / (Math.abs(offsetOf(rail, 1)) || 1)), last);
}

/** The number of cards that are visible as a whole, at least one. */
export function cardsInView(rail: HTMLElement): number {
  const distance = Math.abs(offsetOf(rail, 1));
  const { paddingInlineStart, columnGap } = getComputedStyle(rail);
  const width = rail.clientWidth - Number.parseFloat(paddingInlineStart);
  return distance === 0 ? 1 : Math.max(1, Math.floor((width + Number.parseFloat(columnGap)) / distance));
}

/** Scrolls the rail until a card is at its start, or as near to it as the rail's end allows. */
export function scrollToCard(rail: HTMLElement, index: number, behavior: ScrollBehavior): void {
  rail.scrollTo({ left: offsetOf(rail, index), behavior });
}

/**
 * Stores the id of the first visible card. Nothing is stored in wide windows, where all cards are visible in a grid.
 */
export function saveCard(rail: HTMLElement): void {
  const { dataset, scrollWidth, clientWidth } = rail;
  const card = cardsOf(rail)[cardAt(rail)];
  if (scrollWidth <= clientWidth || !card) return;
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
  const index = cardsOf(rail).findIndex((card) => card.dataset.card === saved);
  if (index > 0) scrollToCard(rail, index, 'instant');
}

/** The cards that are shown. */
function cardsOf(rail: HTMLElement): HTMLElement[] {
  return [...rail.children].filter(
    (card): card is HTMLElement => card instanceof HTMLElement && !card.hidden,
  );
}

function keyOf({ rail }: DOMStringMap): string {
  return `rail-${rail}`;
}

/** The distance of a card from the first card of its rail (px), negative if the rail runs from right to left. */
function offsetOf(rail: HTMLElement, index: number): number {
  const cards = cardsOf(rail);
  const [first, card] = [cards[0], cards[index]];
  return card && first ? card.offsetLeft - first.offsetLeft : 0;
}
