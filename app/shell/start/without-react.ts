import { saveFields } from './saved-fields.ts';

/** Storage key for the paths of pages on which React has failed, separated by spaces. */
const key = 'without-react';

let hasFailed = false;

/** Whether React has failed on this page during this visit. */
export function isWithoutReact(): boolean {
  return failedPages().includes(location.pathname);
}

/**
 * Continues without React: reloads the page once, restores what was chosen and typed, and does not start React on this
 * page again during this visit. If the failure cannot be stored, or there is no connection, the page stays as it is.
 */
export function continueWithoutReact(error: unknown): void {
  // React may try again and fail again, but a second reload would lose what was typed.
  if (hasFailed) return;
  hasFailed = true;
  console.error('This page goes on without React', error);
  if (saveFailure() && navigator.onLine) location.reload();
  // After the failure, React would receive these events without answering them. So the events are stopped before React,
  // and the browser handles them.
  for (const type of ['click', 'submit', 'input', 'change'])
    addEventListener(type, (event) => event.stopPropagation(), { capture: true });
}

function failedPages(): string[] {
  return sessionStorage.getItem(key)?.split(' ') ?? [];
}

/**
 * Stores that React has failed on this page, and returns whether the failure was stored. Without a storage that
 * outlives the page (see storage-script.ts), the page would be reloaded again and again.
 */
function saveFailure(): boolean {
  try {
    saveFields();
    sessionStorage.setItem(key, [...new Set([...failedPages(), location.pathname])].join(' '));
    return sessionStorage instanceof Storage;
  } catch {
    return false;
  }
}
