import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type MergedText, mergeTexts } from '../merge/merge-texts.ts';
import type { Side } from '../merge/merge-values.ts';
import type { DraftStore } from './draft-store.ts';
import type { FileContent } from './durable-files.ts';
import { type ToldConflict, toldConflict } from './told-conflict.ts';

type OwnChoices = Readonly<Record<string, Side>>;

/** A merged file with its conflicts as they are shown. */
interface MergedDraft extends Omit<MergedText, 'conflicts'> {
  conflicts: ToldConflict[];
}

/** What a file's text is; undefined where there is none. */
export function textIn(root: string, file: string): string | undefined {
  const place = path.join(root, file);
  return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
}

/** A draft of a YAML file together with what now stands in content/. */
export async function mergedDraft(
  store: DraftStore,
  contentRoot: string,
  file: string,
  choices: OwnChoices = {},
): Promise<MergedDraft> {
  const base = (await store.base(file))?.text ?? undefined;
  const draft = store.drafts.get(file);
  const mine = typeof draft === 'string' ? draft : undefined;
  const { text, conflicts } = mergeTexts({ base, mine, theirs: textIn(contentRoot, file) }, choices);
  return { text, conflicts: conflicts.map((conflict) => toldConflict(file, mine, conflict)) };
}

/** Three versions of a file; null where there is none. */
interface FileVersions {
  base: Buffer | null;
  mine: FileContent | null;
  theirs: Buffer | null;
}

export interface MergedFile {
  /** null where the file goes. */
  content: FileContent | null;
  conflicts: ToldConflict[];
}

/** Brings a file of any kind together; undefined where both sides changed one that has no fields. */
export function mergedFile(
  file: string,
  { base, mine, theirs }: FileVersions,
  choices: OwnChoices = {},
): MergedFile | undefined {
  if (holds(base, theirs)) return { content: mine, conflicts: [] };
  if (!file.endsWith('.yaml'))
    return holds(mine, base) || holds(mine, theirs) ? { content: theirs, conflicts: [] } : undefined;
  const texts = { base: base?.toString(), mine: mine?.toString(), theirs: theirs?.toString() };
  const { text, conflicts } = mergeTexts(texts, choices);
  const told = conflicts.map((conflict) => toldConflict(file, texts.mine ?? texts.theirs, conflict));
  return { content: text ?? null, conflicts: told };
}

/** Whether a file holds these very bytes, or both are none. */
export function holds(content: FileContent | null, bytes: Buffer | null): boolean {
  if (content === null || bytes === null) return content === bytes;
  return typeof content === 'string' || Buffer.isBuffer(content) ? bytes.equals(Buffer.from(content)) : false;
}
