import { existsSync } from 'node:fs';
import { itemPages } from '#model/site-map.ts';
import type { Change } from '../../yaml/change.ts';
import { editText } from '../../yaml/edit-text.ts';
import { valueIn } from '../../yaml/value-in.ts';
import type { ContentEditor } from '../content-editor.ts';
import type { Drafts, TextOf } from './item-access.ts';
import type { ItemFolder } from './references.ts';

export const movedFile = 'moved.yaml';

/** The list of former addresses where there is none yet. */
export const newMovedText = `# Addresses that the site once had and where they lead now, without the language.\n[]\n`;

type Entry = { from?: unknown; to?: unknown } | null;

/**
 * Has the list of former addresses follow.
 * @param from the item that is given up; undefined where none is
 * @param to the item that has an address from now on, or the section where the one that is given up leads
 */
export function updateFormerAddresses(
  editor: ContentEditor,
  drafts: Drafts,
  textOf: TextOf,
  from: ItemFolder | undefined,
  to: string,
): void {
  const [kind = ''] = to.split('/');
  if (!(itemPages as readonly string[]).includes(kind)) return;
  const text = editor.currentFiles.has(movedFile) ? textOf(movedFile) : newMovedText;
  const entries = valueIn(text);
  if (!Array.isArray(entries)) return;
  const isKnown = from !== undefined && existsSync(editor.publishedPath(from));
  const changes = movedChanges(entries, from && `/${from}`, `/${to}`, isKnown);
  if (changes.length > 0) drafts.set(movedFile, editText(text, ...changes));
}

/** @param isKnown whether visitors may have the address that is given up: else no entry is made for it */
function movedChanges(entries: Entry[], from: string | undefined, to: string, isKnown: boolean): Change[] {
  // An address that is an item's again is no former one.
  const isBack = (entry: Entry) => entry?.from === to || (isKnown && entry?.from === from);
  const indexes = entries.flatMap((entry, index) => (isBack(entry) ? [index] : []));
  const removed = indexes.toReversed().map((index): Change => ({ type: 'remove', path: [index] }));
  const kept = entries.filter((entry) => !isBack(entry));
  // What led to the address leads on from it in one step.
  const redirected = kept.flatMap((entry, index): Change[] =>
    from !== undefined && entry?.to === from ? [{ type: 'set', path: [index, 'to'], value: to }] : [],
  );
  const added: Change = { type: 'insert', path: [kept.length], value: { from, to } };
  return [...removed, ...redirected, ...(isKnown ? [added] : [])];
}
