import type { Field } from '#model/content/field.ts';
import { isGroup } from '#model/content/walk.ts';

/**
 * Makes the value of a new list entry: its required fields are present and empty. Its `id`, if it has one, is unique in the list.
 * @param others the existing entries of the list
 * @param name the word before the number in an `id` that is a text: `print` makes `print-2`
 */
export function emptyValue(field: Field, others: unknown[] = [], name = 'entry'): unknown {
  if (field.const !== undefined) return field.const;
  if (field.enum) return field.enum[0];
  switch (field.type) {
    case 'object': {
      const names = field.required ?? [];
      return Object.fromEntries(
        names.map((key) => {
          const one = field.properties?.[key];
          if (key === 'id' && one) return [key, freeId(one, name, others)];
          return [key, one ? emptyValue(one) : ''];
        }),
      );
    }
    case 'array':
      return field.minItems && field.items ? [emptyValue(field.items)] : [];
    case 'number':
    case 'integer':
      return field.minimum ?? 1;
    case 'boolean':
      return true;
    default:
      return '';
  }
}

/** Copies a list entry. The `id` of the copy, if it has one, is new and unique in the list. */
export function copyEntry(field: Field, entry: unknown, others: unknown[]): unknown {
  const id = field.properties?.id;
  if (!id || !isGroup(entry)) return entry;
  return { ...entry, id: freeId(id, String(entry.id ?? '').replace(/-\d+$/, ''), others) };
}

function freeId({ type }: Field, name: string, others: unknown[]): number | string {
  const ids = others.map((other) => Object(other).id as unknown);
  if (type === 'integer') return 1 + Math.max(0, ...ids.map((id) => Number(id) || 0));
  const taken = new Set(ids);
  for (let number = others.length + 1; ; number += 1)
    if (!taken.has(`${name}-${number}`)) return `${name}-${number}`;
}
