import { createStore } from '#app/ui/store.ts';

/** Data of one history entry: whether a dialog was opened from the entry before it. */
export interface DialogState {
  wasOpenedHere?: boolean;
}

/**
 * The path (as in the address bar) and React Router's key of the page that is shown. The address bar is ahead of them
 * while a view transition holds back the next page. Reading them, unlike `useLocation`, renders nothing again when the
 * address changes.
 */
export const shownLocation = { path: '', key: '' };

/** A query that the page already shows, although React Router does not have it yet. */
export interface PendingSearch {
  search: string;
  /** Data of the new history entry; undefined where the query replaces the current entry. */
  step: DialogState | undefined;
  /** Whether React Router is navigating to the query. */
  isSent: boolean;
}

/**
 * The page shows a new query before React Router does: with a new address, React Router updates every link of the page
 * and hydrates what is not hydrated yet. On a slow phone, this takes up to a second. The page shows the last query of
 * the queue. React Router gets them one after another: a navigation that interrupts another one would lose its history
 * entry.
 * `key` is the key of the location that the queries will follow. At any other location, they are out of date.
 */
export const pendingSearches = createStore<{ key: string; queue: PendingSearch[] } | null>(null);

/** The pending queries that follow the location with this key; the page shows the last one. */
export function queueAt(key: string): PendingSearch[] {
  const pending = pendingSearches.get();
  return pending?.key === key ? pending.queue : [];
}

/** The data of the current history entry, where React Router stores it. */
export function presentState(): DialogState | null {
  return window.history.state?.usr ?? null;
}

/** React Router's key of the current history entry. */
export function presentKey(): string {
  return window.history.state?.key ?? 'default';
}
