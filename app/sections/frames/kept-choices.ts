import { useSyncExternalStore } from 'react';
import type { ShownChoice } from './frame-choice';

/*
 * What was chosen of each frame group, until the page is left for good: a group's card, its details over the
 * page and its own page show the same choice, in both languages.
 */
const kept = new Map<string, ShownChoice>();
const followers = new Set<() => void>();

/** The choice of the group `slug`; undefined before anything was chosen, in the HTML and in the first render over it. */
export function useKeptChoice(slug: string): ShownChoice | undefined {
  return useSyncExternalStore(
    follow,
    () => kept.get(slug),
    () => undefined,
  );
}

/** The choice of the group `slug` as it stands now; undefined before anything was chosen. */
export function keptChoice(slug: string): ShownChoice | undefined {
  return kept.get(slug);
}

export function keepChoice(slug: string, choice: ShownChoice): void {
  kept.set(slug, choice);
  for (const onChange of followers) onChange();
}

function follow(onChange: () => void) {
  followers.add(onChange);
  return () => followers.delete(onChange);
}
