import { startTransition, useEffect, useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** Longest wait (ms) for the code of a module. After this time, the import counts as failed. */
const timeout = 6000;

const loaded = new Map<unknown, unknown>();

/*
 * Whether a stylesheet could not be fetched. This is remembered, because Vite reports a missing stylesheet only once: a
 * second import returns the module without its styles.
 */
let lacksStyles = false;
if (!import.meta.env.SSR) {
  addEventListener('vite:preloadError', (event) => {
    lacksStyles ||= (event as Event & { payload: Error }).payload.message.includes('CSS');
  });
}

/**
 * Fetches the code of a module before it is needed, so that `useLazy` returns the module at its first render. If the
 * code cannot be fetched, `useLazy` tries again and reports the failure.
 * @param load the dynamic import, the same function that `useLazy` gets
 */
export function prefetch<Module extends object>(load: () => Promise<Module>): void {
  load().then(
    (module) => {
      if (!lacksStyles) loaded.set(load, module);
    },
    () => {},
  );
}

/**
 * A module whose code is fetched when the page first needs it. The result is null until the code arrives. If the code
 * does not arrive, the page works without what the module would add.
 * @param load the dynamic import, the same function at each call
 * @param onFailure called when the code cannot be fetched, or not in time
 */
export function useLazy<Module extends object>(
  load: () => Promise<Module>,
  isWanted = true,
  onFailure?: () => void,
): Module | null {
  // During hydration the result is null, even if the code has arrived: the HTML does not contain what the module adds.
  const isHydrated = useHydrated();
  const [fetched, setFetched] = useState<{ load: unknown; module: Module } | null>(null);
  const known = fetched?.load === load ? fetched.module : ((loaded.get(load) as Module | undefined) ?? null);
  const module = isHydrated ? known : null;
  // Fetches the module's code when it is needed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another onFailure is no reason to fetch the code again
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
      // A transition lets React render the module in small steps: the module may be large, and a tap meanwhile must be
      // answered.
      if (isCurrent) startTransition(() => setFetched({ load, module: result }));
    }, fail);
    return () => {
      clearTimeout(timer);
      isCurrent = false;
    };
  }, [load, isWanted, module]);
  return module;
}
