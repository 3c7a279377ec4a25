import { startTransition, useEffect, useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** So long (ms) code is waited for; what takes longer has failed. */
const timeout = 6000;

const loaded = new Map<unknown, unknown>();

/* Vite tells once that a stylesheet does not come; asked again, it gives the code without it. */
let lacksStyles = false;
if (!import.meta.env.SSR) {
  addEventListener('vite:preloadError', (event) => {
    lacksStyles ||= (event as Event & { payload: Error }).payload.message.includes('CSS');
  });
}

/**
 * A module whose code is fetched when it is first wanted; null until then, and when it does not come: what it
 * would add is then missing, the page stays whole.
 * @param load the dynamic import, the same function at each call
 * @param onFailure called when the code cannot be fetched, or not in reasonable time
 */
export function useLazy<Module extends object>(
  load: () => Promise<Module>,
  isWanted = true,
  onFailure?: () => void,
): Module | null {
  // In the first render over the HTML it is not there, whoever has fetched it before.
  const isHydrated = useHydrated();
  const [fetched, setFetched] = useState<{ load: unknown; module: Module } | null>(null);
  const known = fetched?.load === load ? fetched.module : ((loaded.get(load) as Module | undefined) ?? null);
  const module = isHydrated ? known : null;
  // Follows the network.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new way to tell the failure is no reason to try again
  useEffect(() => {
    if (!isWanted || module) return;
    let isCurrent = true;
    const fail = (error: unknown) => {
      clearTimeout(timer);
      console.error('A part of the page could not be fetched', error);
      if (isCurrent) onFailure?.();
      isCurrent = false;
    };
    const timer = setTimeout(() => fail(new Error(`no answer within ${timeout} ms`)), timeout);
    load().then((result) => {
      if (lacksStyles) return fail(new Error('a stylesheet has not come'));
      clearTimeout(timer);
      loaded.set(load, result);
      // In pieces: what it adds may be large, and a tap in between is answered.
      if (isCurrent) startTransition(() => setFetched({ load, module: result }));
    }, fail);
    return () => {
      clearTimeout(timer);
      isCurrent = false;
    };
  }, [load, isWanted, module]);
  return module;
}
