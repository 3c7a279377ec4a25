import { useEffect } from 'react';
import { abortAfter } from '#app/ui/abort-after.ts';
import { correctAddress } from './correct-address.ts';

/** Longest wait (ms) for the host's answer whether the address exists that a mistyped one was corrected to. */
const timeout = 6000;

/**
 * On the “not found” page, tries to correct the requested address. The host is asked once whether the corrected address
 * exists, and if so, that page opens. Only the host can tell, because the page contains no list of all items, former
 * addresses and PDFs.
 */
export function useCorrectedAddress(): void {
  // Checks the address once. If the visitor leaves the page meanwhile, the host's answer is ignored.
  useEffect(() => {
    const corrected = correctAddress(window.location, import.meta.env.BASE_URL);
    if (!corrected) return;
    let isMounted = true;
    fetch(corrected, { method: 'HEAD', signal: abortAfter(timeout) }).then(
      ({ ok }) => {
        if (ok && isMounted) window.location.replace(corrected);
      },
      // Without a connection, the “not found” page stays as it is.
      () => {},
    );
    return () => {
      isMounted = false;
    };
  }, []);
}
