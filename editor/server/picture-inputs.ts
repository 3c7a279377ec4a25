import { kindOf } from '#model/content/content-kinds.ts';
import { type Field, fieldsIn, fieldsOf, namesPicture } from '#model/content/field.ts';
import { valueIn } from '../yaml/value-in.ts';

/** What the build makes pictures of in a file of the content; the same text where a change made no difference to them. */
export function pictureInputs(file: string, text: string): string {
  const kind = kindOf(file);
  if (!kind) return '';
  return JSON.stringify(
    fieldsIn(fieldsOf(kind), valueIn(text))
      .filter(({ field }) => isPictureInput(field))
      .map(({ path, value }) => [path, value]),
  );
}

/** Files, where they are cut out, and what is drawn. */
function isPictureInput(field: Field): boolean {
  return namesPicture(field) || field.widget === 'edges' || field.isDrawn === true;
}
