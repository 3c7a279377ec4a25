/** The open dialog that lies above all others, if there is one. Dialogs are in the page in the order of opening. */
export function topDialog(): Element | undefined {
  return [...document.querySelectorAll('dialog[open]')].at(-1);
}

/** Lets the visitor reach nothing but the top dialog, also by keyboard; without a dialog, the whole page. */
export function updateInert(): void {
  const top = topDialog();
  for (const element of document.body.children)
    element.toggleAttribute(
      'inert',
      top !== undefined && !element.contains(top) && !element.matches('[popover]'),
    );
}
