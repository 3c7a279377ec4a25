import { useContext } from 'react';
import { type DataRouter, UNSAFE_DataRouterContext } from 'react-router';

/**
 * React Router's own object, which knows at once which link is being followed. `useNavigation` reports the link only
 * after a render, which takes half a second on a slow phone.
 * @returns undefined outside of a router
 */
export function useRouter(): DataRouter | undefined {
  return useContext(UNSAFE_DataRouterContext)?.router;
}
