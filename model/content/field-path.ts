/** The path of a field in a file, entries counted from 0: `['pricing', 0, 'price']`. */
export type FieldPath = (string | number)[];

/**
 * Parses a field's name into its path.
 * @param name as in messages about mistakes, entries counted from 1: `pricing[1].price`
 */
export function parseFieldName(name: string): FieldPath {
  return [...name.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, entry, key]) =>
    entry ? Number(entry) - 1 : (key ?? ''),
  );
}

/** The name of a field for people, entries counted from 1: `pricing[1].price`. */
export function fieldName(path: PropertyKey[]): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step + 1}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');
}

/** The value at a path, or undefined if there is none. */
export function valueAt(value: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, step) => (inner as Record<PropertyKey, unknown> | undefined | null)?.[step],
    value,
  );
}
