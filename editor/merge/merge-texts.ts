import { readYaml } from '#model/content/read-yaml.ts';
import { editTextTo } from '../yaml/changes-between.ts';
import { formatText } from '../yaml/edit-text.ts';
import { commentsIn, withComments } from './comments.ts';
import { type Conflict, mergeValues, type Side, type Versions } from './merge-values.ts';

/** The texts of three versions of one file. A text is undefined if the file is missing in that version. */
type TextVersions = Versions<string | undefined>;

export interface MergedText {
  /** The merged text; undefined if the file is to be deleted. */
  text: string | undefined;
  conflicts: Conflict[];
}

/**
 * Merges two versions of a YAML file field by field. The changes of `mine` are edited into the text of `theirs`, which keeps its
 * comments and other lines; comment lines that `mine` has added are copied. If only `mine` has changed comments since `base`, the
 * changes of `theirs` are edited into the text of `mine` instead.
 * If the file is missing or no valid YAML in one version, the whole file is merged like a single field.
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
    // If only `mine` has changed comments, the text of `mine` is edited, so that its comments stay.
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

/** Parses the text of a YAML file. @returns `{}` if the file is missing; undefined if the text is no valid YAML */
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
