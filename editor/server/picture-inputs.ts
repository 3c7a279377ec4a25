import { kindOf } from '#model/content/content-kinds.ts';
import { type Field, fieldsIn, fieldsOf, isPictureField } from '#model/content/field.ts';
import { valueIn } from '../yaml/value-in.ts';

/**
 * The values in a content file that generated pictures depend on, as one string: it stays the same when a change has no
 * effect on generated pictures.
 */
export function pictureInputs(file: string, text: string): string {
  const kind = kindOf(file);
  if (!kind) return '';
  return JSON.stringify(
    fieldsIn(fieldsOf(kind), valueIn(text))
      .filter(({ field }) => isPictureInput(field))
      .map(({ path, value }) => [path, value]),
  );
}

/** Whether a field is the name of a picture, the edges of its cutout, or a text that is drawn as a picture. */
function isPictureInput(field: Field): boolean {
  return isPictureField(field) || field.widget === 'edges' || field.isDrawn === true;
}
