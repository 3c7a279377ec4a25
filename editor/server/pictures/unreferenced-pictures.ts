import type { ContentReader } from '../content-reader.ts';
import { namedPictures } from './named-pictures.ts';

/**
 * The pictures that become unused by a change: the changed file no longer names them, and no other file names them.
 * They are removed together with the list entry that the change removes.
 */
export function unreferencedPictures(
  editor: ContentReader,
  file: string,
  before: unknown,
  after: unknown,
): string[] {
  const namedAfter = new Set(namedPictures(file, after));
  return [...new Set(namedPictures(file, before))].filter(
    (picture) =>
      !namedAfter.has(picture) &&
      editor.currentFiles.has(picture) &&
      ![...editor.files().keys()].some(
        (one) => one !== file && namedPictures(one, editor.value(one)).includes(picture),
      ),
  );
}

/** Whether a picture is named at most once in the whole content. */
export function isNamedOnce(editor: ContentReader, picture: string): boolean {
  const named = [...editor.files().keys()].flatMap((file) => namedPictures(file, editor.value(file)));
  return named.filter((one) => one === picture).length <= 1;
}
