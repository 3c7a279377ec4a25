import { itemPages } from '../../../app/site-map.ts';
import type { Change } from '../../yaml/change.ts';

export const movedFile = 'moved.yaml';

/** What stands at the head of the list where there is none yet. */
export const newMovedText = `# Addresses that the site once had and where they lead now, without the language.\n[]\n`;

type Entry = { from?: unknown; to?: unknown };

/**
 * The changes of the list of former addresses that go with an item's new name, or with its going.
 * @param value what the list says
 * @param from the address that is given up; undefined where none is, or where no visitor ever saw it
 * @param to the address that counts from now on: an item's, or a section's where the item goes
 */
export function movedChanges(value: unknown, from: string | undefined, to: string): Change[] {
  const entries = (Array.isArray(value) ? value : []) as Entry[];
  // An address that is an item's again is no former one.
  const back = entries.flatMap((entry, index) => (entry?.from === to || entry?.from === from ? [index] : []));
  const kept = entries.filter((_, index) => !back.includes(index));
  const removed = back.toReversed().map((index): Change => ({ type: 'remove', path: [index] }));
  if (from === undefined) return removed;
  // What led to the address leads on from it in one step.
  const led = kept.flatMap((entry, index): Change[] =>
    entry?.to === from ? [{ type: 'set', path: [index, 'to'], value: to }] : [],
  );
  return [...removed, ...led, { type: 'insert', path: [kept.length], value: { from, to } }];
}

/** Whether a kind's items have pages of their own, whose addresses can move. */
export function hasAddress(folder: string): boolean {
  return (itemPages as readonly string[]).includes(folder);
}
