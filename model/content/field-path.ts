/** The path of a field in a content file, with list entries counted from 0: `['pricing', 0, 'price']`. */
export type FieldPath = (string | number)[];

/**
 * Parses a field's name into its path.
 * @param name the field's name in messages about mistakes, with list entries counted from 1: `pricing[1].price`
 */
export function parseFieldName(name: string): FieldPath {
  return [...name.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, entry, key]) =>
    entry ? Number(entry) - 1 : (key ?? ''),
  );
}

/** Writes the path of a field as a name for people, with list entries counted from 1: `pricing[1].price`. */
export function fieldName(path: PropertyKey[]): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step + 1}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');
}

/** Returns the value at a path inside a file's value; undefined if the path does not exist. */
export function valueAt(value: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, step) => (inner as Record<PropertyKey, unknown> | undefined | null)?.[step],
    value,
  );
}
