import { useSyncExternalStore } from 'react';
import { createStore } from '#app/ui/store.ts';
import { knownChoice, type OrderableFrame } from '#model/whatsapp/frame-choice.ts';
import { firstShown, type ShownChoice } from './shown-choice.ts';

/*
 * The chosen print, size, color and quantity of each frame group, by the group's slug. The choices stay in memory until
 * the document is unloaded, so that a group's card, dialog and own page show the same choice, in both languages.
 */
const kept = createStore<ReadonlyMap<string, ShownChoice>>(new Map());

/**
 * The visitor's choice for a frame group. Before any choice, in the HTML and in the first render, it is the first
 * print, the first size and so on. An open tab can get data of a later build: a chosen value that the group no longer
 * has is replaced.
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
 * Changes the visitor's choice for a frame group. The change starts from the stored choice, not from the rendered one,
 * because two quick taps can come before the next render.
 */
export function changeChoice(frame: OrderableFrame, change: (before: ShownChoice) => ShownChoice): void {
  const before = kept.get().get(frame.slug) ?? firstShown(frame);
  const next = change(before);
  if (next !== before) kept.set(new Map(kept.get()).set(frame.slug, next));
}
