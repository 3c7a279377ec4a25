import { dequal } from 'dequal/lite';
import type { FieldPath } from '#model/content/field-path.ts';
import { isGroup } from '#model/content/walk.ts';
import { entryNames } from '../merge/entry-names.ts';
import type { Change } from './change.ts';
import { editText } from './edit-text.ts';

/**
 * Writes into a file's text what differs in a value, and nothing else.
 * @param value what the text shall say
 * @throws Error where the text is no YAML, or the value cannot be written
 */
export function editTextTo(text: string, before: unknown, value: unknown): string {
  return changesBetween(before, value).reduce((now, change) => editText(now, change), text);
}

/**
 * The changes that make one value another, field by field, each to be applied after those before it. Entries of lists are
 * known by what names them.
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
  for (let place = now.length - 1; place >= 0; place -= 1) {
    if (namesAfter.includes(now[place] ?? '')) continue;
    changes.push({ type: 'remove', path: [...path, place] });
    now.splice(place, 1);
  }
  for (const [place, name] of namesAfter.entries()) {
    const stands = now.indexOf(name);
    if (stands === place) continue;
    if (stands < 0) changes.push({ type: 'insert', path: [...path, place], value: lists.after[place] });
    else {
      changes.push({ type: 'move', path: [...path, stands], to: place });
      now.splice(stands, 1);
    }
    now.splice(place, 0, name);
  }
  for (const [place, name] of namesAfter.entries()) {
    const former = namesBefore.indexOf(name);
    if (former >= 0)
      changes.push(...changesBetween(lists.before[former], lists.after[place], [...path, place]));
  }
  return changes;
}
