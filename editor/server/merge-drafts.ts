import path from 'node:path';
import { mergeTexts } from '../merge/merge-texts.ts';
import type { Side } from '../merge/merge-values.ts';
import type { DraftStore } from './draft-store.ts';
import { type FileContent, isSameContent } from './durable-files.ts';
import { type FieldConflict, fieldConflict } from './field-conflict.ts';
import { readByHand } from './hand-edits.ts';

type OwnChoices = Readonly<Record<string, Side>>;

/** The content of a file in three versions; null for a version without the file. */
interface FileVersions {
  base: FileContent | null;
  mine: FileContent | null;
  theirs: Buffer | null;
}

export interface MergedFile {
  /** The merged content of the file; null if the merge removes the file. */
  content: FileContent | null;
  conflicts: FieldConflict[];
}

/** Merges a draft with the current version of its file in content/. */
export async function mergedDraft(
  store: DraftStore,
  project: string,
  file: string,
  choices: OwnChoices = {},
): Promise<MergedFile> {
  const mine = store.drafts.get(file) ?? null;
  const theirs = await readByHand(project, file);
  if (file.endsWith('.yaml')) {
    const base = (await store.base(file))?.text ?? null;
    return mergedFile(file, { base, mine, theirs }, choices);
  }
  if (await store.isStale(file)) return chosenPicture(file, { mine, theirs }, choices);
  return { content: mine, conflicts: [] };
}

/** Merges two versions of a file: a YAML file by field; for another file one side is chosen as a whole. */
export function mergedFile(file: string, versions: FileVersions, choices: OwnChoices = {}): MergedFile {
  const { base, mine, theirs } = versions;
  if (isSameContent(base, theirs) || isSameContent(mine, theirs)) return { content: mine, conflicts: [] };
  if (!file.endsWith('.yaml')) return chosenPicture(file, versions, choices);
  const texts = { base: base?.toString(), mine: mine?.toString(), theirs: theirs?.toString() };
  const { text, conflicts } = mergeTexts(texts, choices);
  const found = conflicts.map((conflict) => fieldConflict(file, texts.mine ?? texts.theirs, conflict));
  return { content: text ?? null, conflicts: found };
}

function chosenPicture(
  file: string,
  { mine, theirs }: Omit<FileVersions, 'base'>,
  choices: OwnChoices,
): MergedFile {
  const key = 'picture';
  if (choices[key]) return { content: choices[key] === 'mine' ? mine : theirs, conflicts: [] };
  const shown = (one: FileContent | null) => (one === null ? undefined : path.posix.basename(file));
  const sides = { base: undefined, mine: shown(mine), theirs: shown(theirs) };
  return { content: theirs, conflicts: [{ file, key, field: '', entry: { en: '', ar: '' }, ...sides }] };
}
