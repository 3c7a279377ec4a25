import { differencesIn } from './differences.ts';
import { contentAtCommit, gitOrThrow } from './git.ts';
import { readByHand } from './hand-edits.ts';
import { filesOf, summaryLine } from './history.ts';
import { type FileVersions, itemChanges } from './item-changes.ts';
import { titleParts } from './publication-title.ts';
import type { Gathered } from './unpublished-changes.ts';

/**
 * The message of a publication's commit: the changes, field by field, and what the list of publications says of them.
 * @param checkout the folder of the clone, in which the files are written and not committed
 */
export async function publicationMessage(
  checkout: string,
  { files, takenBack: id }: Gathered,
): Promise<string> {
  const lines: string[] = [];
  const versions: FileVersions[] = [];
  for (const file of files.keys()) {
    const before = await contentAtCommit(checkout, 'HEAD', file);
    const after = await readByHand(checkout, file);
    versions.push({ file, before, after });
    if (!file.endsWith('.yaml')) lines.push(file);
    for (const one of differencesIn(file, before, after))
      lines.push(`${file} ${one.field}: ${shorten(one.before ?? '')} → ${shorten(one.after ?? '')}`);
  }
  const [only] = lines;
  const named = lines.length === 1 && only ? only : `Content: ${[...files.keys()].join(', ')}`;
  const subject = id
    ? `Take back: ${await gitOrThrow(checkout, 'show', '--no-patch', '--format=%s', id)}`
    : named;
  const changes = itemChanges(id ? await filesOf(checkout, id) : versions);
  const summary = summaryLine({ parts: titleParts(changes), isTakenBack: id !== undefined });
  return `${shorten(subject, 100)}\n\n${lines.join('\n')}\n\n${summary}\n`;
}

function shorten(text: string, maxLength = 60): string {
  const letters = [...text.replaceAll('\n', ' ')];
  return letters.length > maxLength ? `${letters.slice(0, maxLength - 1).join('')}…` : letters.join('');
}
