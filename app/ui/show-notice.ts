/** How long a notice is shown (ms). */
const shownFor = 6000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows the sentence for what was clicked and is still on its way (`data-coming`, ui/notice.tsx). */
export function showLoadingNotice(): void {
  showNotice(document.querySelector<HTMLElement>('[data-notice]')?.dataset.coming);
}

/**
 * Shows a sentence at the foot of the window for a while, over dialogs too, and speaks it where none is open. It needs no React
 * (see ui/notice.tsx).
 * @param sentence an empty one takes away what is shown
 */
export function showNotice(sentence = ''): void {
  const notice = document.querySelector<HTMLElement>('[data-notice]');
  if (!notice) return;
  clearTimeout(timer);
  // An open dialog would lie over it: the last popover that is shown stands above all.
  if ('popover' in notice) {
    if (notice.matches(':popover-open')) notice.hidePopover();
    // biome-ignore lint/nursery/noJsRestrictedProperties: asked for above; without it a notice stands below dialogs
    if (sentence) notice.showPopover();
  }
  notice.textContent = sentence;
  if (sentence) timer = setTimeout(showNotice, shownFor);
}
