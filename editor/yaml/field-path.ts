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
