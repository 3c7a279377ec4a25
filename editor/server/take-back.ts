import { mergeTexts } from '../merge/merge-texts.ts';
import type { FormerFiles } from './history.ts';
import { type Choices, type ToldConflict, toldConflict } from './told-conflict.ts';

interface TakenBack {
  /** What is to be written; null where a file goes. */
  files: Map<string, Buffer | string | null>;
  /** Pictures that are others since: they stay. */
  held: string[];
  /** Fields that were changed again since. */
  conflicts: ToldConflict[];
}

/**
 * What the content is without one publication, and with all that came after it.
 * @param now what a file holds now
 */
export async function takenBack(
  former: FormerFiles,
  now: (file: string) => Promise<Buffer | null | undefined>,
  choices: Choices,
): Promise<TakenBack> {
  const taken: TakenBack = { files: new Map(), held: [], conflicts: [] };
  for (const { file, before, after } of former.files) {
    const theirs = (await now(file)) ?? null;
    if (file.endsWith('.yaml')) {
      const versions = {
        base: after?.toString(),
        mine: before?.toString(),
        theirs: theirs?.toString(),
      };
      const { text, conflicts } = mergeTexts(versions, choices[file]);
      taken.conflicts.push(
        ...conflicts.map((conflict) => toldConflict(file, versions.mine ?? versions.theirs, conflict)),
      );
      if (conflicts.length === 0 && text !== versions.theirs) taken.files.set(file, text ?? null);
    } else if (isSame(theirs, after)) taken.files.set(file, before);
    else if (!isSame(theirs, before)) taken.held.push(file);
  }
  return taken;
}

function isSame(one: Buffer | null, other: Buffer | null): boolean {
  return one === null || other === null ? one === other : one.equals(other);
}
