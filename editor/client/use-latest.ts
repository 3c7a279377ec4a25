import { useEffect, useState } from 'react';
import { useSession } from './session.tsx';

/**
 * What the server holds, asked for again with every version of the content. Where it does not answer, what was shown stays.
 * @param load asks the server
 * @param key names what is asked for: another key is asked for at once
 * @param delay ms between a new version and the question
 * @returns undefined until the first answer, null where that one failed
 */
export function useLatest<T>(load: () => Promise<T>, key = '', delay = 0): T | null | undefined {
  const { state } = useSession();
  const [latest, setLatest] = useState<T | null | undefined>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: key and version stand for what the server holds
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
