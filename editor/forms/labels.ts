import { type ContentKind, contentKinds, type Kind } from '#model/content/content-kinds.ts';
import { type Field, fieldAt, fieldsOf } from '#model/content/field.ts';
import { parseFieldName } from '#model/content/field-path.ts';
import type { Bilingual } from '#model/content/group.ts';
import { wordLabel } from './site-words.ts';

/**
 * Finds the label of a field in the editor's form. A list entry has the label of its list; one language of a text has the
 * label of the text.
 * @param path the path of the field, such as `pricing[1].price` (the first index is 1); '' is the whole file, which has no label
 */
export function labelOf(kind: ContentKind, path: string): Bilingual | undefined {
  if (kind === 'words') return wordLabel(path);
  return fieldsAround(kind, path).findLast((field) => field?.label)?.label;
}

/**
 * Finds the help text of a field or of a whole file. The form shows the help of a list once, above all entries.
 * @param path the path of the field, such as `pricing[1].price` (the first index is 1); '' is the whole file
 */
export function helpOf(kind: ContentKind, path: string): Bilingual | undefined {
  if (path === '') return (contentKinds[kind] as Kind).help;
  if (kind === 'words') return undefined;
  return fieldAt(fieldsOf(kind), parseFieldName(path))?.help;
}

/**
 * Finds the label of a field whose changes are published only after a second question: of the field itself, or of the
 * group around it. Undefined for any other field.
 */
export function askedTwice(kind: ContentKind, path: string): Bilingual | undefined {
  return fieldsAround(kind, path).find((field) => field?.asksTwice)?.label;
}

/** The groups and lists around a field, the outermost first, and the field itself. */
function fieldsAround(kind: ContentKind, path: string): (Field | undefined)[] {
  const steps = parseFieldName(path);
  return steps.map((_, index) => fieldAt(fieldsOf(kind), steps.slice(0, index + 1)));
}
