import { useSyncExternalStore } from 'react';
import { createStore } from '#app/ui/store.ts';
import { knownChoice, type OrderableFrame } from '#model/whatsapp/frame-choice.ts';
import { firstShown, type ShownChoice } from './shown-choice.ts';

/*
 * What was chosen of each frame group, by slug, until the page is left for good: a group's card, its details over the
 * page and its own page show the same choice, in both languages.
 */
const kept = createStore<ReadonlyMap<string, ShownChoice>>(new Map());

/**
 * The choice of a group; the first of everything before anything was chosen, in the HTML and in the first render over it. A tab
 * that stays open gets pages of later builds, whose group may no longer have what was chosen.
 */
export function useKeptChoice(frame: OrderableFrame): ShownChoice {
  const choice = useSyncExternalStore(
    kept.subscribe,
    () => kept.get().get(frame.slug),
    () => undefined,
  );
  return choice ? { ...choice, ...knownChoice(frame, choice) } : firstShown(frame);
}

/** Changes the choice of a group as it stands now, which two quick taps may both have changed since the last render. */
export function changeChoice(frame: OrderableFrame, change: (before: ShownChoice) => ShownChoice): void {
  const before = kept.get().get(frame.slug) ?? firstShown(frame);
  const next = change(before);
  if (next !== before) kept.set(new Map(kept.get()).set(frame.slug, next));
}
