import type { FieldPath } from '#model/content/field-path.ts';
import { valueAt } from '#model/content/field-path.ts';

/** One change of what a file says. */
export type Change =
  /** Another value; a key that was not there is added. */
  | { type: 'set'; path: FieldPath; value: unknown }
  /** The last step of the path is where the new entry of a list will stand. */
  | { type: 'insert'; path: FieldPath; value: unknown }
  /** An entry of a list, or a key. */
  | { type: 'remove'; path: FieldPath }
  /** An entry of a list goes to another place in it. */
  | { type: 'move'; path: FieldPath; to: number };

/**
 * What a value is after a change; the value itself stays as it is.
 * @throws Error where the path leads nowhere
 */
export function applyChange(value: unknown, change: Change): unknown {
  const whole = { root: structuredClone(value) };
  const path: FieldPath = ['root', ...change.path];
  const last = path.at(-1) as string | number;
  const parent = valueAt(whole, path.slice(0, -1)) as
    | Record<string | number, unknown>
    | unknown[]
    | undefined;
  if (typeof parent !== 'object' || parent === null) throw new Error(`There is no ${change.path.join('.')}`);
  if (change.type === 'set') (parent as Record<string | number, unknown>)[last] = change.value;
  else if (change.type === 'remove' && !Array.isArray(parent)) delete parent[last];
  else {
    if (!Array.isArray(parent)) throw new Error(`${change.path.slice(0, -1).join('.')} is no list`);
    const place = Number(last);
    if (place < 0 || place > parent.length - (change.type === 'insert' ? 0 : 1))
      throw new Error(`There is no ${change.path.join('.')}`);
    if (change.type === 'insert') parent.splice(place, 0, change.value);
    else {
      const [entry] = parent.splice(place, 1);
      if (change.type === 'move') parent.splice(change.to, 0, entry);
    }
  }
  return whole.root;
}
