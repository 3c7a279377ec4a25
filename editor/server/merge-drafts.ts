import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type MergedText, mergeTexts } from '../merge/merge-texts.ts';
import type { Side } from '../merge/merge-values.ts';
import type { DraftStore } from './draft-store.ts';
import { fileIn, git } from './git.ts';
import { type ToldConflict, toldConflict } from './told-conflict.ts';

type OwnChoices = Readonly<Record<string, Side>>;

/** A merged file with its conflicts as they are shown. */
export interface MergedDraft extends Omit<MergedText, 'conflicts'> {
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

/**
 * A file of the owner's folder together with the newest commit, which the folder perhaps could not follow.
 * @param mine the file as it shall be published
 * @param newest the newest commit, which Git has in the folder's own store
 */
export async function mergedWithCommit(
  project: string,
  file: string,
  mine: string | undefined,
  newest: string,
  choices: OwnChoices = {},
): Promise<MergedDraft> {
  const { output: common } = await git(project, 'merge-base', 'HEAD', newest);
  const textOf = async (commit: string) => (await fileIn(project, commit, `content/${file}`))?.toString();
  const { text, conflicts } = mergeTexts(
    { base: await textOf(common), mine, theirs: await textOf(newest) },
    choices,
  );
  return { text, conflicts: conflicts.map((conflict) => toldConflict(file, mine, conflict)) };
}
