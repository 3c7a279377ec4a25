import { useEffect } from 'react';
import { abortAfter } from '#app/ui/abort-after.ts';
import { correctAddress } from './correct-address.ts';

/** Longest wait (ms) for the host's answer. */
const timeout = 6000;

/**
 * Used on the “not found” page. If the address can be corrected, the host is asked once whether the corrected address
 * exists; if it exists, it is opened. Only the host knows all items, former addresses and PDFs: the page contains no
 * list of them.
 */
export function useCorrectedAddress(): void {
  // Checks the address once. The answer is ignored after the visitor has left the page.
  useEffect(() => {
    const corrected = correctAddress(window.location, import.meta.env.BASE_URL);
    if (!corrected) return;
    let isMounted = true;
    fetch(corrected, { method: 'HEAD', signal: abortAfter(timeout) }).then(
      ({ ok }) => {
        if (ok && isMounted) window.location.replace(corrected);
      },
      // Without a connection, the page stays as it is.
      () => {},
    );
    return () => {
      isMounted = false;
    };
  }, []);
}
