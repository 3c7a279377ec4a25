import type { FieldPath } from '#model/content/field-path.ts';
import { sampleMark, samplesIn } from '#model/content/sample-marks.ts';
import type { Change } from '../yaml/change.ts';
import { editText } from '../yaml/edit-text.ts';
import { valueIn } from '../yaml/value-in.ts';

/** Removes marks of sample content from the text of a file: those for which `isWanted` returns true, by default all. */
export function withoutMarks(text: string, isWanted: (marked: FieldPath) => boolean = () => true): string {
  const marks = samplesIn(valueIn(text)).filter(isWanted);
  return editText(
    text,
    ...marks.map((marked): Change => ({ type: 'remove', path: [...marked, sampleMark] })),
  );
}

/**
 * Removes the marks of sample content from all groups around a field that the owner has edited: that content is hers now.
 * @param text the text of the file after the edit
 * @param edited the path of the edited field
 * @param published the published text of the file; it is returned if the edited text differs from it only in marks
 */
export function ownedAfter(text: string, edited: FieldPath, published: string | undefined): string {
  // A new place in the order says nothing of what the item contains.
  const isPlace = ['order', 'id'].includes(edited.join());
  const holdsField = (marked: FieldPath) =>
    !isPlace && marked.length < edited.length && marked.every((step, index) => step === edited[index]);
  const owned = withoutMarks(text, holdsField);
  if (!published?.includes(sampleMark)) return owned;
  return withoutMarks(owned) === withoutMarks(published) ? published : owned;
}
