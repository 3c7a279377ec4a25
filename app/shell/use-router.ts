import { useContext } from 'react';
import { type DataRouter, UNSAFE_DataRouterContext } from 'react-router';

/**
 * The router itself. It knows at once which link is being followed. `useNavigation` knows this only after a render,
 * which takes half a second on a slow phone.
 * @returns undefined outside of a router
 */
export function useRouter(): DataRouter | undefined {
  return useContext(UNSAFE_DataRouterContext)?.router;
}
