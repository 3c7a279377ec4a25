/**
 * The menu's buttons (`commandfor`) open and close it before hydration where the browser does not know commands: Chrome has
 * them from 135, Firefox from 144, Safari from 26.2. As a command does, it follows the click, unless React has answered it.
 */
export function followMenuCommands(): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('[commandfor]') : null;
    if (!button || event.defaultPrevented) return;
    const dialog = document.querySelector<HTMLDialogElement>(`dialog#${button.getAttribute('commandfor')}`);
    if (button.getAttribute('command') === 'close') dialog?.close();
    else dialog?.showModal();
  });
}
