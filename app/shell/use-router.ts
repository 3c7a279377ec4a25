import { useContext } from 'react';
import { type DataRouter, UNSAFE_DataRouterContext } from 'react-router';

/**
 * The router itself: it knows at once which link is being followed, where `useNavigation` knows once that is rendered, which
 * takes a slow phone half a second.
 * @returns undefined outside of a router
 */
export function useRouter(): DataRouter | undefined {
  return useContext(UNSAFE_DataRouterContext)?.router;
}
