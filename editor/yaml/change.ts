import type { FieldPath } from '#model/content/field-path.ts';
import { valueAt } from '#model/content/field-path.ts';

/** One change of the parsed value of a YAML file. */
export type Change =
  /** Sets the value at a path. If the key is missing, it is added. */
  | { type: 'set'; path: FieldPath; value: unknown }
  /** Inserts an entry into a list. The path ends in the index that the new entry will have. */
  | { type: 'insert'; path: FieldPath; value: unknown }
  /** Removes a list entry, or a key with its value. */
  | { type: 'remove'; path: FieldPath }
  /** Moves a list entry from the index at the end of `path` to the index `to`. */
  | { type: 'move'; path: FieldPath; to: number };

/**
 * Applies a change to a copy of the parsed value of a YAML file.
 * @returns the changed copy
 * @throws Error where the path does not exist in the value
 */
export function applyChange(value: unknown, change: Change): unknown {
  const whole = { root: structuredClone(value) };
  const path: FieldPath = ['root', ...change.path];
  const last = path.at(-1) as string | number;
  const parent = valueAt(whole, path.slice(0, -1)) as Record<string | number, unknown> | undefined;
  if (typeof parent !== 'object' || parent === null) throw new Error(`There is no ${change.path.join('.')}`);
  if (change.type === 'set') parent[last] = change.value;
  else if (change.type === 'remove' && !Array.isArray(parent)) delete parent[last];
  else {
    if (!Array.isArray(parent)) throw new Error(`${change.path.slice(0, -1).join('.')} is no list`);
    const index = Number(last);
    if (index < 0 || index > parent.length - (change.type === 'insert' ? 0 : 1))
      throw new Error(`There is no ${change.path.join('.')}`);
    if (change.type === 'insert') parent.splice(index, 0, change.value);
    else {
      const [entry] = parent.splice(index, 1);
      if (change.type === 'move') parent.splice(change.to, 0, entry);
    }
  }
  return whole.root;
}
