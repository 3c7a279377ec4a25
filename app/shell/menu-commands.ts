import { afterPaint } from '#app/ui/after-paint.ts';

/**
 * Opens and closes the menu by its buttons (`commandfor`) before hydration, also in browsers that do not know commands.
 * Like a command, the dialog follows the click, unless React has handled the click. The dialog opens after the next
 * paint, so that the visitor sees the tap answered at once: opening a dialog makes the browser compute the styles of
 * the whole page again.
 */
export function followMenuCommands(): void {
  addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('[commandfor]') : null;
    if (!button || event.defaultPrevented) return;
    event.preventDefault();
    const dialog = document.querySelector<HTMLDialogElement>(`dialog#${button.getAttribute('commandfor')}`);
    afterPaint(() => {
      if (button.getAttribute('command') === 'close') dialog?.close();
      // After a second tap, the dialog is open already.
      else if (!dialog?.open) dialog?.showModal();
    });
  });
}
