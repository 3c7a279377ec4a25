import type { Location } from 'react-router';

/** State of a navigation: the key under which the scroll offset of its page is stored. */
export interface ScrollState {
  scrollKey?: string;
}

/**
 * The key of a page's scroll offset. A page in the other language uses the key of the page from which it was reached.
 * So the offset stays, even if the address has a hash to which the router would scroll.
 */
export function scrollKeyOf({ state, key }: Pick<Location, 'state' | 'key'>): string {
  return (state as ScrollState | null)?.scrollKey ?? key;
}
