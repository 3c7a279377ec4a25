import { expandShortForm, type Field, fieldAt } from '#model/content/field.ts';
import { valueAt } from '#model/content/field-path.ts';
import { withoutInvisible } from '#model/content/printable.ts';
import type { Change } from '../yaml/change.ts';

/**
 * Removes characters that a content file cannot contain: null characters, replacement characters and lone surrogates.
 * Such characters are a sign of a damaged file (see read-yaml.ts), and nobody types them on purpose.
 */
export function writable(value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed().replaceAll(/[\0\ufffd]/g, '') : value;
}

/**
 * Whether a field holds a number, date, address or file name instead of prose. Invisible characters have no meaning in
 * such a field; in prose they may control the text direction.
 */
function isNotProse({ type, maxCharacters }: Field): boolean {
  return type === 'number' || type === 'integer' || (type === 'string' && maxCharacters === undefined);
}

/**
 * Adapts a change to a value in short form, such as a picture that is only a file name. If the change concerns a field
 * that only the full form has, the whole value is replaced by its full form.
 * @param value the file's parsed content
 * @param schema the file's schema
 */
export function normalizeChange(sent: Change, value: unknown, schema: Field): Change {
  const change = withoutInvisibleCharacters(sent, schema);
  for (let length = 1; length < change.path.length; length += 1) {
    const [path, rest] = [change.path.slice(0, length), change.path.slice(length)];
    const field = fieldAt(schema, path);
    const now = valueAt(value, path);
    const full = field ? expandShortForm(now, field) : now;
    // A group in full form needs no adaptation. A missing group is added together with its first field.
    if (full === now && now !== undefined) continue;
    if (change.type !== 'set') break;
    // When a picture in short form gets a new file name, the value keeps the short form.
    const isName = now !== undefined && rest.join() === 'url';
    return { type: 'set', path, value: isName ? change.value : withValueAt(full, rest, change.value) };
  }
  return change.type === 'remove' ? removalOfEmptyGroups(change, value, schema) : change;
}

/** Removes a field. If the group around the field becomes empty and is optional, the whole group is removed. */
function removalOfEmptyGroups({ path }: Change, value: unknown, schema: Field): Change {
  const [group, above] = [path.slice(0, -1), path.slice(0, -2)];
  const name = group.at(-1);
  const isLast = Object.keys(valueAt(value, group) ?? {}).join() === String(path.at(-1));
  if (typeof name !== 'string' || !isLast || fieldAt(schema, above)?.required?.includes(name))
    return { type: 'remove', path };
  return removalOfEmptyGroups({ type: 'remove', path: group }, value, schema);
}

/**
 * Removes invisible characters (see isNotProse) from a text that was typed or pasted into a field for a number, date or
 * name.
 */
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
