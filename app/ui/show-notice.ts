/** Time (ms) for which a notice is shown. */
const shownFor = 6000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a notice that the answer to a click is on its way. The sentence is in `data-coming` (ui/notice.tsx). */
export function showLoadingNotice(): void {
  showNotice(document.querySelector<HTMLElement>('[data-notice]')?.dataset.coming);
}

/**
 * Shows a sentence at the bottom of the window for a while, over dialogs, too. Screen readers read the sentence if no
 * dialog is open. The function works without React (see ui/notice.tsx).
 * @param sentence an empty sentence hides the notice
 */
export function showNotice(sentence = ''): void {
  const notice = document.querySelector<HTMLElement>('[data-notice]');
  if (!notice) return;
  clearTimeout(timer);
  // Shows the notice as a popover: otherwise an open dialog would cover the notice.
  if ('popover' in notice) {
    if (notice.matches(':popover-open')) notice.hidePopover();
    // biome-ignore lint/nursery/noJsRestrictedProperties: checked above; without popovers, dialogs cover a notice
    if (sentence) notice.showPopover();
  }
  notice.textContent = sentence;
  if (sentence) timer = setTimeout(showNotice, shownFor);
}
