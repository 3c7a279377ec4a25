import type { Location } from 'react-router';

/** What a navigation may carry: the key under which its page's scroll offset is kept. */
export interface ScrollState {
  scrollKey?: string;
}

/**
 * The key of a page's scroll offset. A page in another language has the key of the one it was reached from, so
 * that the offset stays, even where the address has a hash that the router would scroll to.
 */
export function scrollKeyOf({ state, key }: Pick<Location, 'state' | 'key'>): string {
  return (state as ScrollState | null)?.scrollKey ?? key;
}
