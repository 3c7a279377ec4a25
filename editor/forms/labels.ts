import { type ContentKind, contentKinds, type Kind } from '#model/content/content-kinds.ts';
import { type Field, fieldAt, fieldsOf } from '#model/content/field.ts';
import { parseFieldName } from '#model/content/field-path.ts';
import type { InBoth } from '#model/content/group.ts';
import { wordLabel } from './site-words.ts';

/**
 * What a field is called; an entry of a list and one language of a text as what they stand in.
 * @param path as the content's mistakes write it; '' is the whole file, which has no label here
 */
export function labelOf(kind: ContentKind, path: string): InBoth | undefined {
  if (kind === 'words') return wordLabel(path);
  let field: Field | undefined = fieldsOf(kind);
  let label: InBoth | undefined;
  for (const step of parseFieldName(path)) {
    field = field && fieldAt(field, [step]);
    label = field?.label ?? label;
  }
  return label;
}

/**
 * A sentence of help for a field, or for a whole file; entries of a list have its help once, above all of them.
 * @param path as the content's mistakes write it; '' is the whole file
 */
export function helpOf(kind: ContentKind, path: string): InBoth | undefined {
  if (path === '') return (contentKinds[kind] as Kind).help;
  if (kind === 'words') return undefined;
  return fieldAt(fieldsOf(kind), parseFieldName(path))?.help;
}
