import { dequal } from 'dequal/lite';
import type { FieldPath } from '#model/content/field-path.ts';
import { isGroup } from '#model/content/walk.ts';
import { entryNames } from '../merge/entry-names.ts';
import type { Change } from './change.ts';
import { editText } from './edit-text.ts';

/**
 * Edits a YAML text so that it parses to another value. Only the fields whose values differ are edited.
 * @param before the parsed value of `text`
 * @param value the parsed value that the edited text will have
 * @throws Error where the text is no valid YAML, or the value cannot be written
 */
export function editTextTo(text: string, before: unknown, value: unknown): string {
  return changesBetween(before, value).reduce((now, change) => editText(now, change), text);
}

/**
 * Lists the changes, field by field, that turn the value `before` into `after`. They must be applied in this order. List entries
 * are matched by name (see `entryNames`), not by index.
 */
function changesBetween(before: unknown, after: unknown, path: FieldPath = []): Change[] {
  if (dequal(before, after)) return [];
  if (isGroup(before) && isGroup(after)) {
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key): Change[] => {
      const inner = [...path, key];
      if (after[key] === undefined) return before[key] === undefined ? [] : [{ type: 'remove', path: inner }];
      return before[key] === undefined
        ? [{ type: 'set', path: inner, value: after[key] }]
        : changesBetween(before[key], after[key], inner);
    });
  }
  const lists = Array.isArray(before) && Array.isArray(after) && before.length > 0 ? { before, after } : null;
  const names = lists && entryNames([lists.before, lists.after]);
  if (!lists || !names) return [{ type: 'set', path, value: after }];
  const [namesBefore = [], namesAfter = []] = names;
  if (!namesBefore.some((name) => namesAfter.includes(name))) return [{ type: 'set', path, value: after }];
  return listChanges(lists, namesBefore, namesAfter, path);
}

function listChanges(
  lists: { before: unknown[]; after: unknown[] },
  namesBefore: string[],
  namesAfter: string[],
  path: FieldPath,
): Change[] {
  const changes: Change[] = [];
  const now = [...namesBefore];
  for (let index = now.length - 1; index >= 0; index -= 1) {
    if (namesAfter.includes(now[index] ?? '')) continue;
    changes.push({ type: 'remove', path: [...path, index] });
    now.splice(index, 1);
  }
  for (const [index, name] of namesAfter.entries()) {
    const indexNow = now.indexOf(name);
    if (indexNow === index) continue;
    if (indexNow < 0) changes.push({ type: 'insert', path: [...path, index], value: lists.after[index] });
    else {
      changes.push({ type: 'move', path: [...path, indexNow], to: index });
      now.splice(indexNow, 1);
    }
    now.splice(index, 0, name);
  }
  for (const [index, name] of namesAfter.entries()) {
    const indexBefore = namesBefore.indexOf(name);
    if (indexBefore >= 0)
      changes.push(...changesBetween(lists.before[indexBefore], lists.after[index], [...path, index]));
  }
  return changes;
}
