import { useEffect } from 'react';
import { abortAfter } from '#app/ui/abort-after.ts';
import { correctAddress } from './correct-address.ts';

/** So long (ms) the host is waited for. */
const timeout = 6000;

/**
 * On the “not found” page: where the address can be mended, the host is asked once for what was meant, and that is opened if
 * it is there. The host alone knows all items, former addresses and papers; no list of them is shipped.
 */
export function useCorrectedAddress(): void {
  // Follows the address bar, until another page is opened.
  useEffect(() => {
    const corrected = correctAddress(window.location, import.meta.env.BASE_URL);
    if (!corrected) return;
    let isMounted = true;
    fetch(corrected, { method: 'HEAD', signal: abortAfter(timeout) }).then(
      ({ ok }) => {
        if (ok && isMounted) window.location.replace(corrected);
      },
      // Without a connection the page stays as it is.
      () => {},
    );
    return () => {
      isMounted = false;
    };
  }, []);
}
