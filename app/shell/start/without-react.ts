import { saveFields } from './saved-fields.ts';

/** Key under which the paths of pages are stored on which React has failed, separated by spaces. */
const key = 'without-react';

let hasFailed = false;

/** Whether React has failed on this page during this visit. */
export function isWithoutReact(): boolean {
  return failedPages().includes(location.pathname);
}

/**
 * Continues without React: the page is reloaded once, with what was chosen and typed, and React does not start on it
 * again during this visit. If the failure cannot be stored, or there is no connection, the page stays as it is.
 */
export function continueWithoutReact(error: unknown): void {
  // React may try again and fail again. A second reload would lose what was typed.
  if (hasFailed) return;
  hasFailed = true;
  console.error('This page goes on without React', error);
  if (saveFailure() && navigator.onLine) location.reload();
  // From now on, React receives these events but never answers them. So they are stopped, and only the browser
  // handles them.
  for (const type of ['click', 'submit', 'input', 'change'])
    addEventListener(type, (event) => event.stopPropagation(), { capture: true });
}

function failedPages(): string[] {
  return sessionStorage.getItem(key)?.split(' ') ?? [];
}

/**
 * Stores that React has failed on this page, and returns whether this worked. Without a storage that outlives the page
 * (storage-script.ts), the page would be reloaded again and again.
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
