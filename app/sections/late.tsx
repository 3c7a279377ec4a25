import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { awake } from '../ui/awake';
import { holdClicks, letClicksGo } from './hold-clicks';

/**
 * A section below the first screen. Its HTML is there from the start; its script comes at the visitor's first sign
 * of life, and clicks that are faster are held until it stands (see hold-clicks.ts). Where the script cannot be
 * fetched, the section stays what it is: text and links. On a page opened from another page there is no
 * HTML to stand in, so the script comes at once.
 * @param id of the section's element
 * @param load the section's component
 */
export async function late<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  if (import.meta.env.SSR || !document.getElementById(id)) return load();
  holdClicks(id);
  return lazy(() => loadLate(id, load));
}

/** Sections are called one shortly after the other: all at once they would keep the visitor's first tap waiting. */
let lastTurn: Promise<void> = Promise.resolve();

/** Stands around a late section, so that the rest of the page does not wait for it. */
export function Late({ id, children }: { id: string; children: ReactNode }) {
  // Follows the page: once it is left (Forward needs no click) its section will never stand, and no click waits for it.
  useEffect(() => () => letClicksGo(id), [id]);
  return (
    <Suspense>
      {children}
      <Stands id={id} />
    </Suspense>
  );
}

async function loadLate<Props>(id: string, load: () => Promise<ComponentType<Props>>) {
  await awake();
  try {
    lastTurn = lastTurn.then(pause);
    await lastTurn;
    return { default: await load() };
  } catch (error) {
    console.error(`The section ${id} stays without its script`, error);
    letClicksGo(id);
    return new Promise<never>(() => {});
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 10));
}

/** Says when React has taken the section over. */
function Stands({ id }: { id: string }) {
  // Follows the section's element.
  useEffect(() => letClicksGo(id), [id]);
  return null;
}
