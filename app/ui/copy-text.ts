/**
 * Copies a text to the clipboard. Browsers inside other apps often forbid pages to write to the clipboard, but allow
 * them to copy a selection, which is the second attempt.
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
  // Text outside of an open dialog cannot be selected.
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
