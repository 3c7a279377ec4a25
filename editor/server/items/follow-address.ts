import { existsSync } from 'node:fs';
import type { DraftFile } from '../../../app/content/content-files.server.ts';
import type { Change } from '../../yaml/change.ts';
import { editText } from '../../yaml/edit-text.ts';
import type { ContentEditor } from '../content-editor.ts';
import { said } from './item-texts.ts';
import { hasAddress, movedChanges, movedFile, newMovedText } from './moved-entries.ts';
import type { ItemFolder } from './references.ts';

/**
 * Has the list of former addresses follow.
 * @param from the item that is given up
 * @param to the item, or the section where it goes
 */
export function withMoved(
  editor: ContentEditor,
  drafts: Map<string, DraftFile | undefined>,
  textOf: (file: string) => string,
  from: ItemFolder | undefined,
  to: string,
): void {
  const [kind = ''] = to.split('/');
  if (!hasAddress(kind)) return;
  const isKnown = from !== undefined && existsSync(editor.publishedPlace(from));
  const text = editor.there.has(movedFile) ? textOf(movedFile) : undefined;
  const value = said(text);
  if (text !== undefined && !Array.isArray(value)) return;
  // Where visitors never saw the address, no entry is made; those that led to it all the same follow.
  const changes = movedChanges(value, isKnown ? `/${from}` : undefined, `/${to}`);
  const led = isKnown || from === undefined ? [] : followMoved(value, `/${from}`, `/${to}`);
  if (changes.length + led.length > 0)
    drafts.set(movedFile, editText(text ?? newMovedText, ...led, ...changes));
}

/**
 * The list of former addresses without an item that comes back; undefined where that is what is published.
 * @param to where its address leads now
 * @param entries what the list says
 */
export function withoutMoved(
  editor: ContentEditor,
  item: ItemFolder,
  to: string,
  entries: string,
): string | undefined {
  if (existsSync(editor.publishedPlace(movedFile))) {
    const before = editor.store.published(movedFile);
    if (editText(before, ...movedChanges(said(before), `/${item}`, to)) === entries) return undefined;
  }
  return editText(entries, ...movedChanges(said(entries), undefined, `/${item}`));
}

function followMoved(value: unknown, from: string, to: string): Change[] {
  return ((value ?? []) as { to?: unknown }[]).flatMap((entry, index): Change[] =>
    entry?.to === from ? [{ type: 'set', path: [index, 'to'], value: to }] : [],
  );
}
