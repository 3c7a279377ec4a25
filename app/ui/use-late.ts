import { startTransition, useEffect, useState } from 'react';

const loaded = new Map<unknown, unknown>();

/**
 * A module whose code is fetched when it is first wanted; null until then, and when it cannot be fetched: what it
 * would add is then missing, the page stays whole.
 * @param load the dynamic import, the same function at each call
 * @param onFailure called when the code cannot be fetched
 */
export function useLate<Module extends object>(
  load: () => Promise<Module>,
  isWanted = true,
  onFailure?: () => void,
): Module | null {
  const [module, setModule] = useState<Module | null>((loaded.get(load) as Module) ?? null);
  // Follows the network.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new way to tell the failure is no reason to try again
  useEffect(() => {
    if (!isWanted || module) return;
    let isCurrent = true;
    load().then(
      (result) => {
        loaded.set(load, result);
        // In pieces: what it adds may be large, and a tap in between is answered.
        if (isCurrent) startTransition(() => setModule(result));
      },
      (error: unknown) => {
        console.error('A part of the page could not be fetched', error);
        if (isCurrent) onFailure?.();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isWanted, module]);
  return module;
}
