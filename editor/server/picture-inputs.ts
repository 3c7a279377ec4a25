import { kindOf } from '#model/content/content-kinds.ts';
import { type Field, fieldsIn, fieldsOf, isPictureField } from '#model/content/field.ts';
import { valueIn } from '../yaml/value-in.ts';

/**
 * Returns the values in a content file that generated pictures depend on, as one string. A change that has no effect on
 * generated pictures leaves the string as it is.
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

/**
 * Whether generated pictures depend on a field: a picture's name, the edges of a cutout, or a text drawn as a picture.
 */
function isPictureInput(field: Field): boolean {
  return isPictureField(field) || field.widget === 'edges' || field.isDrawn === true;
}
