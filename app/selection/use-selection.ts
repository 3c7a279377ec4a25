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

/** The list, in every tab the same; empty in the HTML and in the first render over it. */
export function useSelection(): SelectionLine[] {
  return useSyncExternalStore(selection.subscribe, selection.get, () => none);
}

/** Whether the list outlives the page: storage may be denied or full. */
export const isSelectionKept = selection.isSaved;

/** Changes the list as it stands now, whichever tab has changed it last. */
export function changeSelection(change: (lines: SelectionLine[]) => SelectionLine[]): void {
  selection.set(change(selection.get()));
}
