import { readYaml } from '#model/content/read-yaml.ts';
import { editTextTo } from '../yaml/changes-between.ts';
import { formatText } from '../yaml/edit-text.ts';
import { commentsIn, withComments } from './comments.ts';
import { type Conflict, mergeValues, type Side } from './merge-values.ts';

/** The texts of the three versions of a file; undefined where a version does not have the file. */
export interface TextVersions {
  base: string | undefined;
  mine: string | undefined;
  theirs: string | undefined;
}

export interface MergedText {
  /** Undefined where the file is to be deleted. */
  text: string | undefined;
  conflicts: Conflict[];
}

/**
 * Merges two versions of a YAML file field by field. The result is the text of `theirs`, edited: comments and unchanged lines
 * stay. Where only `mine` has changed comments since `base`, the result is the text of `mine` instead. Where both have, whole
 * comment lines that `mine` added are copied into `theirs`, above the line that they stood above.
 * A file that is missing or no valid YAML in one version is merged as a single field.
 * @param choices the side chosen for each conflict, by the conflict's key
 */
export function mergeTexts(
  { base, mine, theirs }: TextVersions,
  choices: Readonly<Record<string, Side>> = {},
): MergedText {
  if (mine === theirs || mine === base) return { text: theirs, conflicts: [] };
  if (theirs === base) return { text: mine, conflicts: [] };
  const read = [base, mine, theirs].map(readText);
  if (mine === undefined || theirs === undefined || read.some((one) => one === undefined)) {
    return mergeWhole({ base, mine, theirs }, choices);
  }
  const [baseValue, mineValue, theirValue] = read.map((one) => one?.value);
  const { value, conflicts } = mergeValues({ base: baseValue, mine: mineValue, theirs: theirValue }, choices);
  try {
    // Where only `mine` has changed comments, its text is edited, so that its comments stay.
    const isMine =
      !isEqual(commentsIn(mine), commentsIn(base)) && isEqual(commentsIn(theirs), commentsIn(base));
    if (isMine) return { text: editTextTo(mine, mineValue, value), conflicts };
    return {
      text: withComments(editTextTo(theirs, theirValue, value), formatText(base ?? ''), formatText(mine)),
      conflicts,
    };
  } catch {
    return mergeWhole({ base, mine, theirs }, choices);
  }
}

function isEqual(one: readonly string[], other: readonly string[]): boolean {
  return one.join('\n') === other.join('\n');
}

/** Parses a file's text. A missing file gives `{}`; the result is undefined where the text is no valid YAML. */
function readText(text: string | undefined): { value?: unknown } | undefined {
  if (text === undefined) return {};
  const { value, problem } = readYaml(text);
  return problem ? undefined : { value };
}

function mergeWhole(
  { base, mine, theirs }: TextVersions,
  choices: Readonly<Record<string, Side>>,
): MergedText {
  const key = JSON.stringify([[], mine ?? null, theirs ?? null]);
  if (choices[key]) return { text: choices[key] === 'mine' ? mine : theirs, conflicts: [] };
  return { text: theirs, conflicts: [{ key, path: [], base, mine, theirs }] };
}
