/*
 * Where a rail stands: a list marked `data-rail` (its name) whose cards, all of one width, are marked `data-card` (their
 * id). The card that one is at is kept for the visit under the rail's name. Known to the page before React (app/shell/start)
 * and to React alike.
 */

/** Which card stands at the rail's start, counted from 0; at the rail's very end the last. */
export function cardAt(rail: HTMLElement): number {
  const { scrollLeft, clientWidth, scrollWidth, children } = rail;
  // Negative where the rail runs from the right.
  const scrolled = Math.abs(scrollLeft);
  const last = children.length - 1;
  if (scrolled > 0 && scrolled + clientWidth > scrollWidth - 2) return last;
  return Math.min(Math.round(scrolled / (Math.abs(offsetOf(rail, 1)) || 1)), last);
}

/** Brings a card to the rail's start, or as near as the rail's end lets it come. */
export function scrollToCard(rail: HTMLElement, index: number, behavior: ScrollBehavior): void {
  rail.scrollTo({ left: offsetOf(rail, index), behavior });
}

/** Keeps the card that one is at; where all cards stand in a grid there is none. */
export function saveCard(rail: HTMLElement): void {
  const { dataset, children, scrollWidth, clientWidth } = rail;
  const card = children[cardAt(rail)];
  if (scrollWidth <= clientWidth || !(card instanceof HTMLElement)) return;
  try {
    sessionStorage.setItem(keyOf(dataset), card.dataset.card ?? '');
  } catch {
    // A full storage: the rail begins at its first card next time.
  }
}

/** Brings back the card that was kept, at once; a rail that was moved already stays where it is. */
export function restoreCard(rail: HTMLElement): void {
  const saved = sessionStorage.getItem(keyOf(rail.dataset));
  if (!saved || rail.scrollLeft !== 0) return;
  const index = [...rail.children].findIndex((card) => (card as HTMLElement).dataset.card === saved);
  if (index > 0) scrollToCard(rail, index, 'instant');
}

function keyOf({ rail }: DOMStringMap): string {
  return `rail-${rail}`;
}

/** A card's place on the rail (px), negative where it runs from the right. */
function offsetOf({ children }: HTMLElement, index: number): number {
  const [first, card] = [children[0], children[index]] as (HTMLElement | undefined)[];
  return card && first ? card.offsetLeft - first.offsetLeft : 0;
}
