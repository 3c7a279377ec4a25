import { type BriefDraft, isEmpty, parseDraft } from './draft.ts';

const key = 'brief-draft';

/** Where storage is denied or full the draft lasts until the page is left. */
let unsaved: BriefDraft | null = null;

/** What was chosen in this visit: outlives a reload, another language and Back. */
export function readKeptDraft(): BriefDraft | null {
  if (unsaved) return unsaved;
  try {
    return parseDraft(sessionStorage.getItem(key));
  } catch {
    return null;
  }
}

/** Keeps what is chosen; an empty brief leaves nothing behind. */
export function keepDraft(draft: BriefDraft): void {
  unsaved = null;
  try {
    if (isEmpty(draft)) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    unsaved = isEmpty(draft) ? null : draft;
  }
}
