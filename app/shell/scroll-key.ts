import type { Location } from 'react-router';

/** State of a router navigation: the key under which the scroll offset of the opened page is stored. */
export interface ScrollState {
  scrollKey?: string;
}

/**
 * The key under which a page's scroll offset is stored. After a change of language, the new page uses the old page's
 * key. So the scroll offset stays, even if the address has a hash to which the router would scroll.
 */
export function scrollKeyOf({ state, key }: Pick<Location, 'state' | 'key'>): string {
  return (state as ScrollState | null)?.scrollKey ?? key;
}
