import { valueAt } from '../../app/content/mistakes.ts';
import { type Field, inFull } from '../forms/field.ts';
import type { Change } from '../yaml/change.ts';

/**
 * A typed text as a file can hold it: without the signs of a damaged file (see read-yaml.ts), which no one means to type.
 */
export function writable(value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed().replaceAll(/[\0\ufffd]/g, '') : value;
}

/**
 * A change of a part of something that the file writes shorter (a picture as its name alone) becomes a change of the whole.
 * @param value what the file says
 * @param schema of the file
 */
export function normalizeChange(change: Change, value: unknown, schema: Field): Change {
  let field: Field | undefined = schema;
  for (let length = 1; length < change.path.length; length += 1) {
    const step = change.path[length - 1] as string | number;
    field =
      typeof step === 'number' ? (field?.items ?? field?.prefixItems?.[step]) : field?.properties?.[step];
    if (!field) return change;
    const path = change.path.slice(0, length);
    const short = valueAt(value, path);
    const full = inFull(short, field);
    if (full === short) continue;
    const key = String(change.path[length]);
    // The name alone stays a name alone.
    if (change.type === 'set' && key === 'url' && change.path.length === length + 1)
      return { type: 'set', path, value: change.value };
    if (change.type !== 'set') return change;
    return { type: 'set', path, value: withPart(full, change.path.slice(length), change.value) };
  }
  // The first part of a group that is not there yet brings the group.
  if (change.type !== 'set') return change;
  for (let length = 1; length < change.path.length; length += 1) {
    const path = change.path.slice(0, length);
    if (valueAt(value, path) !== undefined) continue;
    return { type: 'set', path, value: withPart(undefined, change.path.slice(length), change.value) };
  }
  return change;
}

function withPart(whole: unknown, [step, ...rest]: (string | number)[], value: unknown): unknown {
  if (step === undefined) return value;
  const inner = (whole as Record<string | number, unknown> | undefined)?.[step];
  return { ...(whole as object | undefined), [step]: withPart(inner, rest, value) };
}
