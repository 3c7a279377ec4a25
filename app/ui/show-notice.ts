/** How long a notice is shown (ms). */
const shownFor = 6000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows the sentence for a click whose answer is still on its way (`data-coming`, ui/notice.tsx). */
export function showLoadingNotice(): void {
  showNotice(document.querySelector<HTMLElement>('[data-notice]')?.dataset.coming);
}

/**
 * Shows a sentence at the bottom of the window for a while, over dialogs, too. Screen readers read it if no dialog is
 * open. The function works without React (see ui/notice.tsx).
 * @param sentence an empty sentence hides the notice
 */
export function showNotice(sentence = ''): void {
  const notice = document.querySelector<HTMLElement>('[data-notice]');
  if (!notice) return;
  clearTimeout(timer);
  // An open dialog would cover the notice. A popover that is shown after the dialog is above it.
  if ('popover' in notice) {
    if (notice.matches(':popover-open')) notice.hidePopover();
    // biome-ignore lint/nursery/noJsRestrictedProperties: checked above; without popovers, dialogs cover a notice
    if (sentence) notice.showPopover();
  }
  notice.textContent = sentence;
  if (sentence) timer = setTimeout(showNotice, shownFor);
}
