import { useEffect, useState } from 'react';
import { useSession } from './session.tsx';

/**
 * Loads data from the server, and loads it again after every change of the content. If a request fails, the last data stays.
 * @param load requests the data
 * @param key identifies the data: the data is loaded again when the key changes
 * @param delay the time (ms) from a change of the content to the request
 * @returns undefined until the first answer; null where the first request failed
 */
export function useLatest<T>(load: () => Promise<T>, key = '', delay = 0): T | null | undefined {
  const { state } = useSession();
  const [latest, setLatest] = useState<T | null | undefined>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect loads again when key or version changes
  useEffect(() => {
    let isCancelled = false;
    const timer = setTimeout(() => {
      load().then(
        (next) => !isCancelled && setLatest(next),
        () => !isCancelled && setLatest((now) => now ?? null),
      );
    }, delay);
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [key, delay, state.version]);

  return latest;
}
