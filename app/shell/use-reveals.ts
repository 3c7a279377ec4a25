import { useEffect } from 'react';
import { awake } from '../ui/awake';

/**
 * Sections rise and fade in once as they enter (reveals.ts). Nothing does before the visitor scrolls, so that the code
 * comes with the first sign of life; without it nothing is hidden.
 * @param pathname a new page starts anew
 */
export function useReveals(pathname: string) {
  // Follows the visitor's scrolling.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has new sections
  useEffect(() => {
    let isLeft = false;
    let stop = () => {};
    const start = async () => {
      await awake();
      const { revealWhileScrolling } = await import('./reveals');
      if (!isLeft) stop = revealWhileScrolling();
    };
    start().catch((error: unknown) => console.info('Nothing rises on this page', error));
    return () => {
      isLeft = true;
      stop();
    };
  }, [pathname]);
}
