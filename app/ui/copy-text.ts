/**
 * Copies a text to the clipboard. If the browser forbids pages to write to the clipboard, as browsers inside other apps
 * often do, the text is put into a field, selected and copied from there.
 * @returns whether the text was copied
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    if (copySelection(text)) return true;
    console.error('Could not copy', error);
    return false;
  }
}

function copySelection(text: string): boolean {
  const opener = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'visually-hidden';
  // The field is added inside the open dialog, if there is one: text outside of an open dialog cannot be selected.
  (opener?.closest('dialog') ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  }
}
