import { startTransition, useEffect, useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** Longest wait (ms) for the code of a module. After it, the import has failed. */
const timeout = 6000;

const loaded = new Map<unknown, unknown>();

/*
 * Vite reports a missing stylesheet only once. A second import returns the module without its styles, so the failure is
 * remembered here.
 */
let lacksStyles = false;
if (!import.meta.env.SSR) {
  addEventListener('vite:preloadError', (event) => {
    lacksStyles ||= (event as Event & { payload: Error }).payload.message.includes('CSS');
  });
}

/**
 * A module whose code is fetched when it is first needed. It is null until then, and if the code does not arrive: then
 * the page stays whole without what the module would add.
 * @param load the dynamic import, the same function at each call
 * @param onFailure called when the code cannot be fetched, or not in time
 */
export function useLazy<Module extends object>(
  load: () => Promise<Module>,
  isWanted = true,
  onFailure?: () => void,
): Module | null {
  // During hydration the result is null, even if the code is fetched already, because the HTML does not contain what
  // the module adds.
  const isHydrated = useHydrated();
  const [fetched, setFetched] = useState<{ load: unknown; module: Module } | null>(null);
  const known = fetched?.load === load ? fetched.module : ((loaded.get(load) as Module | undefined) ?? null);
  const module = isHydrated ? known : null;
  // Fetches the code when it is needed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another onFailure is no reason to fetch again
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
      // React renders the module in small steps: it may be large, and a tap meanwhile must be answered.
      if (isCurrent) startTransition(() => setFetched({ load, module: result }));
    }, fail);
    return () => {
      clearTimeout(timer);
      isCurrent = false;
    };
  }, [load, isWanted, module]);
  return module;
}
