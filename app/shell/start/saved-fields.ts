/** Storage key for the values of form fields during a reload of the page, because not every browser restores them. */
const key = 'carried-fields';

/** Saves what the visitor has chosen and typed on this page, for restoreFields on the next page. */
export function saveFields(): void {
  const filled = allFields().filter((field) => (isToggle(field) ? field.checked : field.value));
  sessionStorage.setItem(key, JSON.stringify(filled.map((field) => [nameOf(field), field.value])));
}

/** Restores the saved values of form fields once, as soon as the HTML is parsed. */
export function restoreFields(): void {
  const saved = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  if (!saved) return;
  addEventListener('DOMContentLoaded', () => {
    const fields = allFields();
    for (const [name, value] of JSON.parse(saved) as [string, string][])
      for (const field of fields.filter((one) => nameOf(one) === name))
        if (!isToggle(field)) field.value = value;
        else if (field.value === value) field.checked = true;
  });
}

function allFields(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('input:not([type=file]), select, textarea')];
}

function nameOf({ id, name }: HTMLInputElement): string {
  return name || id;
}

function isToggle({ type }: HTMLInputElement): boolean {
  return type === 'radio' || type === 'checkbox';
}
