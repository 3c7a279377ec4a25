/** The open dialog that lies above all others, if there is one. Dialogs are in the page in the order of opening. */
export function topDialog(): Element | undefined {
  return [...document.querySelectorAll('dialog[open]')].at(-1);
}
