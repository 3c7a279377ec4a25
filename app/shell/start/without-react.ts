import { saveFields } from './saved-fields.ts';

/** Where it is noted on which pages React has failed: their paths, divided by spaces. */
const key = 'without-react';

let hasFailed = false;

/** Whether React has failed on this page, in this visit. */
export function isWithoutReact(): boolean {
  return failedPages().includes(location.pathname);
}

/**
 * Leaves the page to the browser: it is loaded once more, with what was chosen and typed, and React stays away from it for this
 * visit. Where that cannot be noted, or there is no connection, the page stays as it
 * stands.
 */
export function continueWithoutReact(error: unknown): void {
  // React may try again and fail again; a second reload would forget what was typed.
  if (hasFailed) return;
  hasFailed = true;
  console.error('This page goes on without React', error);
  if (saveFailure() && navigator.onLine) location.reload();
  // React stands still from now on: what it would hear and never answer is left to the browser.
  for (const type of ['click', 'submit', 'input', 'change'])
    addEventListener(type, (event) => event.stopPropagation(), { capture: true });
}

function failedPages(): string[] {
  return sessionStorage.getItem(key)?.split(' ') ?? [];
}

/** A storage that lasts only as long as the page (storage-script.ts), or is full, would have it loaded again and again. */
function saveFailure(): boolean {
  try {
    saveFields();
    sessionStorage.setItem(key, [...new Set([...failedPages(), location.pathname])].join(' '));
    return sessionStorage instanceof Storage;
  } catch {
    return false;
  }
}
