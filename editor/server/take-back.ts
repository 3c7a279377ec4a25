import { isSameContent } from './durable-files.ts';
import type { Choices, FieldConflict } from './field-conflict.ts';
import { contentAtCommit } from './git.ts';
import { filesOf } from './history.ts';
import type { FileVersions } from './item-changes.ts';
import { mergedFile } from './merge-drafts.ts';

/**
 * Merges the reversal of a publication with a newer commit.
 * @param repository a folder whose repository has both commits
 * @returns the files that the reversal changes, and the fields that were changed again since the publication
 */
export async function reversalOf(repository: string, id: string, newest: string, choices: Choices = {}) {
  const versions: FileVersions[] = [];
  const conflicts: FieldConflict[] = [];
  for (const { file, before, after } of await filesOf(repository, id)) {
    const theirs = await contentAtCommit(repository, newest, file);
    const merged = mergedFile(file, { base: after, mine: before, theirs }, choices[file]);
    if (!isSameContent(merged.content, theirs))
      versions.push({ file, before: theirs, after: merged.content });
    conflicts.push(...merged.conflicts);
  }
  return { versions, conflicts };
}
