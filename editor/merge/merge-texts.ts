import { readYaml } from '#model/content/read-yaml.ts';
import { editTextTo } from '../yaml/changes-between.ts';
import { formatText } from '../yaml/edit-text.ts';
import { commentsIn, withComments } from './comments.ts';
import { type Conflict, mergeValues, type Side } from './merge-values.ts';

/** A file as text; undefined where there is none. */
export interface TextVersions {
  base: string | undefined;
  mine: string | undefined;
  theirs: string | undefined;
}

export interface MergedText {
  /** Undefined where the file goes. */
  text: string | undefined;
  conflicts: Conflict[];
}

/**
 * Brings together two versions of a YAML file by field, written into theirs: its comments and all lines that need not change
 * stay. Written into mine where mine alone has other comments than the base; where both have, whole lines of comment that
 * mine added come along, above the line that they stood above. Where one of them is no YAML, or there is none, the whole file is one field.
 * @param choices by the conflicts' keys
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
    // Comments that one side alone has changed are kept with its text.
    const isMine =
      !isAlike(commentsIn(mine), commentsIn(base)) && isAlike(commentsIn(theirs), commentsIn(base));
    if (isMine) return { text: editTextTo(mine, mineValue, value), conflicts };
    return {
      text: withComments(editTextTo(theirs, theirValue, value), formatText(base ?? ''), formatText(mine)),
      conflicts,
    };
  } catch {
    return mergeWhole({ base, mine, theirs }, choices);
  }
}

function isAlike(one: readonly string[], other: readonly string[]): boolean {
  return one.join('\n') === other.join('\n');
}

/** What a text says; a file that is not there says nothing, undefined where a text cannot be read. */
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
