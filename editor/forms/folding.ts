import { type Field, isBilingual } from '#model/content/field.ts';

/** Counts the inputs in the form of a field, with one entry of each list. */
export function inputCount(field: Field): number {
  const inner = [...Object.values(field.properties ?? {}), ...(field.items ? [field.items] : [])];
  return inner.length === 0 ? 1 : inner.reduce((sum, one) => sum + inputCount(one), 0);
}

/** Whether the entries of a list have so many inputs that the form shows one entry at a time. */
export function isFoldedList({ items }: Field): boolean {
  return items?.type === 'object' && !isBilingual(items) && inputCount(items) > 4;
}

/** Whether a field of an item is a section of its own in the form: a list, lists in both languages, or a group. */
export function isSection(field: Field): boolean {
  if (field.type === 'array') return !field.prefixItems;
  if (field.type !== 'object' || field.widget) return false;
  return isBilingual(field) ? field.properties?.en?.type === 'array' : true;
}
