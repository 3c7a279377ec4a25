import { afterPaint } from '#app/ui/after-paint.ts';

/**
 * Makes the menu's buttons work before hydration, also in browsers that do not know the attribute `commandfor`. If
 * React has handled a click, this function ignores it. The menu opens after the next paint, so that the visitor sees
 * the tap answered at once: opening a dialog makes the browser compute the styles of the whole page again.
 */
export function followMenuCommands(): void {
  addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('[commandfor]') : null;
    if (!button || event.defaultPrevented) return;
    event.preventDefault();
    const dialog = document.querySelector<HTMLDialogElement>(`dialog#${button.getAttribute('commandfor')}`);
    afterPaint(() => {
      if (button.getAttribute('command') === 'close') dialog?.close();
      // The menu is already open if this is the second tap of a double tap.
      else if (!dialog?.open) dialog?.showModal();
    });
  });
}
