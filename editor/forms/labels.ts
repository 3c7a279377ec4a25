import { type ContentKind, contentKinds, type Kind } from '#model/content/content-kinds.ts';
import { type Field, fieldAt, fieldsOf } from '#model/content/field.ts';
import { parseFieldName } from '#model/content/field-path.ts';
import type { Bilingual } from '#model/content/group.ts';
import { wordLabel } from './site-words.ts';

/**
 * The label of a field. An entry of a list and one language of a text have the label of the field that holds them.
 * @param path in the notation of the content's mistakes, such as `pricing[1].price`; '' is the whole file, which has no
 *   label
 */
export function labelOf(kind: ContentKind, path: string): Bilingual | undefined {
  if (kind === 'words') return wordLabel(path);
  let field: Field | undefined = fieldsOf(kind);
  let label: Bilingual | undefined;
  for (const step of parseFieldName(path)) {
    field = field && fieldAt(field, [step]);
    label = field?.label ?? label;
  }
  return label;
}

/**
 * A sentence of help for a field or for a whole file. The form shows the help of a list once, above all entries.
 * @param path in the notation of the content's mistakes, such as `pricing[1].price`; '' is the whole file
 */
export function helpOf(kind: ContentKind, path: string): Bilingual | undefined {
  if (path === '') return (contentKinds[kind] as Kind).help;
  if (kind === 'words') return undefined;
  return fieldAt(fieldsOf(kind), parseFieldName(path))?.help;
}
