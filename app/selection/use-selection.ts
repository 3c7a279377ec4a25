import { useSyncExternalStore } from 'react';
import { parseSelection, type SelectionLine } from './selection';

const key = 'selection';
const eventName = 'selectionchange';
const none: SelectionLine[] = [];

/** What storage refused (denied, full): the list then lasts until the page is left. */
let unsaved: SelectionLine[] | null = null;
let read = { text: null as string | null, lines: none };

/** The list, in every tab the same; empty in the HTML and in the first render over it. */
export function useSelection(): SelectionLine[] {
  return useSyncExternalStore(follow, readSelection, () => none);
}

/** Whether the list outlives the page. */
export function isSelectionKept(): boolean {
  return unsaved === null;
}

/** Changes the list as it stands now, whichever tab has changed it last. */
export function changeSelection(change: (lines: SelectionLine[]) => SelectionLine[]): void {
  const lines = change(readSelection());
  try {
    localStorage.setItem(key, JSON.stringify(lines));
    unsaved = null;
  } catch {
    unsaved = lines;
  }
  window.dispatchEvent(new Event(eventName));
}

function readSelection(): SelectionLine[] {
  if (unsaved) return unsaved;
  const text = storedText();
  if (text !== read.text) read = { text, lines: parseSelection(text) };
  return read.lines;
}

function storedText(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function follow(onChange: () => void) {
  window.addEventListener(eventName, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(eventName, onChange);
    window.removeEventListener('storage', onChange);
  };
}
