import { kindOf } from '#model/content/content-kinds.ts';
import { fieldsIn, fieldsOf, isPictureField } from '#model/content/field.ts';
import { valueIn } from '../yaml/value-in.ts';

/**
 * Returns the values in a content file that generated pictures depend on, as one string: names of pictures, edges of
 * cutouts and texts drawn as pictures. A change that has no effect on generated pictures leaves the string as it is.
 */
export function pictureInputs(file: string, text: string): string {
  const kind = kindOf(file);
  if (!kind) return '';
  return JSON.stringify(
    fieldsIn(fieldsOf(kind), valueIn(text))
      .filter(({ field }) => isPictureField(field) || field.widget === 'edges' || field.isDrawn)
      .map(({ path, value }) => [path, value]),
  );
}
