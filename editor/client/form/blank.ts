import type { Field } from '../../forms/field.ts';

/**
 * A new entry of a list: what it must have, empty; a number of its own where its entries are numbered.
 * @param others the entries that are there
 */
export function blankOf(field: Field, others: unknown[] = []): unknown {
  if (field.const !== undefined) return field.const;
  if (field.enum) return field.enum[0];
  switch (field.type) {
    case 'object': {
      const names = field.required ?? [];
      return Object.fromEntries(
        names.map((name) => {
          const one = field.properties?.[name];
          const isNumbered = name === 'id' && one?.type === 'integer';
          return [name, isNumbered ? nextNumber(others) : one ? blankOf(one) : ''];
        }),
      );
    }
    case 'array':
      return field.minItems && field.items ? [blankOf(field.items)] : [];
    case 'number':
    case 'integer':
      return field.minimum ?? 1;
    case 'boolean':
      return true;
    default:
      return '';
  }
}

function nextNumber(others: unknown[]): number {
  return 1 + Math.max(0, ...others.map((other) => Number((other as { id?: unknown }).id) || 0));
}
