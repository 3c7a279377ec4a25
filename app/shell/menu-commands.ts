import { afterPaint } from '#app/ui/after-paint.ts';

/**
 * The menu's buttons (`commandfor`) open and close it before hydration, also where the browser does not know commands. As a
 * command does, it follows the click, unless React has answered it; the tap is answered with a paint first, since an open dialog
 * has the styles of the whole page worked out anew.
 */
export function followMenuCommands(): void {
  addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('[commandfor]') : null;
    if (!button || event.defaultPrevented) return;
    event.preventDefault();
    const dialog = document.querySelector<HTMLDialogElement>(`dialog#${button.getAttribute('commandfor')}`);
    afterPaint(() => {
      if (button.getAttribute('command') === 'close') dialog?.close();
      // A second tap finds it open.
      else if (!dialog?.open) dialog?.showModal();
    });
  });
}
