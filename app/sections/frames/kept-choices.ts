import { useSyncExternalStore } from 'react';
import { createStore } from '#app/ui/store.ts';
import { knownChoice, type OrderableFrame } from '#model/whatsapp/frame-choice.ts';
import { firstShown, type ShownChoice } from './shown-choice.ts';

/*
 * The current choice of each frame group, by slug. It is kept in memory until the document is unloaded. The card of a
 * group, its dialog and its own page thus show the same choice, in both languages.
 */
const kept = createStore<ReadonlyMap<string, ShownChoice>>(new Map());

/**
 * The current choice of a group. Before any choice, in the HTML and in the first render it is the first value of
 * everything. An open tab can get data of a later build, in which the group no longer has the chosen value; that
 * value is then replaced.
 */
export function useKeptChoice(frame: OrderableFrame): ShownChoice {
  const choice = useSyncExternalStore(
    kept.subscribe,
    () => kept.get().get(frame.slug),
    () => undefined,
  );
  return choice ? { ...choice, ...knownChoice(frame, choice) } : firstShown(frame);
}

/**
 * Changes the choice of a group. The change starts from the stored choice, because two quick taps can come before the
 * next render.
 */
export function changeChoice(frame: OrderableFrame, change: (before: ShownChoice) => ShownChoice): void {
  const before = kept.get().get(frame.slug) ?? firstShown(frame);
  const next = change(before);
  if (next !== before) kept.set(new Map(kept.get()).set(frame.slug, next));
}
