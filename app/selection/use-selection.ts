import { useSyncExternalStore } from 'react';
import { storedValue } from '#app/ui/stored-value.ts';
import { selectionKey } from '#model/stored-data.ts';
import { parseSelection, type SelectionLine } from './selection.ts';

const none: SelectionLine[] = [];

const selection = storedValue({
  key: selectionKey,
  area: 'local',
  parse: parseSelection,
  isEmpty: (lines) => lines.length === 0,
});

/** The visitor's selection of prints, the same in every tab. It is empty in the HTML and during hydration. */
export function useSelection(): SelectionLine[] {
  return useSyncExternalStore(selection.subscribe, selection.get, () => none);
}

/** Whether the selection is stored, and so remains after the page is left. Storage may be denied or full. */
export const isSelectionKept = selection.isSaved;

/** Changes the selection as it is stored now, whichever tab changed it last. */
export function changeSelection(change: (lines: SelectionLine[]) => SelectionLine[]): void {
  selection.set(change(selection.get()));
}
