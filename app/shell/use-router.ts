import { useContext } from 'react';
import { type DataRouter, UNSAFE_DataRouterContext } from 'react-router';

/**
 * The router itself: it knows at once which link is being followed, where `useNavigation` knows once that is rendered, which
 * takes a slow phone half a second.
 * @returns null where a page is prerendered
 */
export function useRouter(): DataRouter | null {
  return useContext(UNSAFE_DataRouterContext)?.router ?? null;
}
