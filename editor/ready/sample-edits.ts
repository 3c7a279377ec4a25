import type { FieldPath } from '#model/content/field-path.ts';
import { sampleMark, samplesIn } from '#model/content/sample-marks.ts';
import type { Change } from '../yaml/change.ts';
import { editText } from '../yaml/edit-text.ts';
import { valueIn } from '../yaml/value-in.ts';

/** A file's text without some of its marks of the sample; without all where none are named. */
export function withoutMarks(text: string, isWanted: (marked: FieldPath) => boolean = () => true): string {
  const marks = samplesIn(valueIn(text)).filter(isWanted);
  return editText(
    text,
    ...marks.map((marked): Change => ({ type: 'remove', path: [...marked, sampleMark] })),
  );
}

/**
 * A text in which the owner has edited a field: what holds the field is hers, and a sample no more.
 * @param published the file as it is published: a text that says the same again is a sample again
 */
export function ownedAfter(text: string, edited: FieldPath, published: string | undefined): string {
  const holdsField = (marked: FieldPath) =>
    marked.length < edited.length && marked.every((step, index) => step === edited[index]);
  const owned = withoutMarks(text, holdsField);
  if (!published?.includes(sampleMark)) return owned;
  return withoutMarks(owned) === withoutMarks(published) ? published : owned;
}
