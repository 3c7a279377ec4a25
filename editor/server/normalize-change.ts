import { type Field, fieldAt, inFull } from '#model/content/field.ts';
import { valueAt } from '#model/content/field-path.ts';
import { withoutInvisible } from '#model/content/printable.ts';
import type { Change } from '../yaml/change.ts';

/**
 * A typed text as a file can hold it: without the signs of a damaged file (see read-yaml.ts), which no one means to type.
 */
export function writable(value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed().replaceAll(/[\0\ufffd]/g, '') : value;
}

/** Whether what is invisible in a text means nothing there: it is no text to be read, but a number, date, address or name of a file. */
function isNotProse({ type, most }: Field): boolean {
  return type === 'number' || type === 'integer' || (type === 'string' && most === undefined);
}

/**
 * A change of a part of something that the file writes shorter (a picture as its name alone) becomes a change of the whole.
 * @param value what the file says
 * @param schema of the file
 */
export function normalizeChange(sent: Change, value: unknown, schema: Field): Change {
  const change = withoutInvisibleCharacters(sent, schema);
  for (let length = 1; length < change.path.length; length += 1) {
    const [path, rest] = [change.path.slice(0, length), change.path.slice(length)];
    const field = fieldAt(schema, path);
    const now = valueAt(value, path);
    const full = field ? inFull(now, field) : now;
    // The first part of a group that is not there yet brings the group.
    if (full === now && now !== undefined) continue;
    if (change.type !== 'set') break;
    // The name alone stays a name alone.
    const isName = now !== undefined && rest.join() === 'url';
    return { type: 'set', path, value: isName ? change.value : withValueAt(full, rest, change.value) };
  }
  return change.type === 'remove' ? removalOfEmptyGroups(change, value, schema) : change;
}

/** The last part of a group that need not be there takes the group along. */
function removalOfEmptyGroups({ path }: Change, value: unknown, schema: Field): Change {
  const [group, above] = [path.slice(0, -1), path.slice(0, -2)];
  const name = group.at(-1);
  const isLast = Object.keys(valueAt(value, group) ?? {}).join() === String(path.at(-1));
  if (typeof name !== 'string' || !isLast || fieldAt(schema, above)?.required?.includes(name))
    return { type: 'remove', path };
  return removalOfEmptyGroups({ type: 'remove', path: group }, value, schema);
}

/** What was pasted into a field that is no text to be read, without what no one sees. */
function withoutInvisibleCharacters(change: Change, schema: Field): Change {
  if (change.type !== 'set' || typeof change.value !== 'string') return change;
  const field = fieldAt(schema, change.path);
  return field && isNotProse(field) ? { ...change, value: withoutInvisible(change.value) } : change;
}

function withValueAt(whole: unknown, [step, ...rest]: (string | number)[], value: unknown): unknown {
  if (step === undefined) return value;
  const inner = (whole as Record<string | number, unknown> | undefined)?.[step];
  return { ...(whole as object | undefined), [step]: withValueAt(inner, rest, value) };
}
