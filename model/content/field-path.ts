/** A place in a file: `['pricing', 0, 'price']`; entries counted from 0. */
export type FieldPath = (string | number)[];

/**
 * The path that a field's name means.
 * @param name as the content's mistakes write it: `pricing[1].price`, entries counted from 1
 */
export function parseFieldName(name: string): FieldPath {
  return [...name.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, entry, key]) =>
    entry ? Number(entry) - 1 : (key ?? ''),
  );
}

/** A path as the owner would write it: pricing[1].price, counted from 1 as people do. */
export function fieldName(path: PropertyKey[]): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step + 1}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');
}

/** The value at a path; undefined where there is none. */
export function valueAt(value: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, step) => (inner as Record<PropertyKey, unknown> | undefined | null)?.[step],
    value,
  );
}
