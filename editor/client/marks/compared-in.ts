import type { EditorWord } from '../words.ts';

interface Compared {
  summary: EditorWord;
  first: string;
  second: string;
  names: [EditorWord, EditorWord];
}

/**
 * The two pictures of a group that must be of one view: a picture and its dusk, or before and after.
 * @param path of the group
 * @param group what the file says there
 * @returns undefined where it has not both
 */
export function comparedIn(
  path: string,
  { url, dusk, before, after }: Record<string, unknown>,
): Compared | undefined {
  // A picture that is lit already names itself.
  if (isName(url) && isName(dusk) && url !== dusk)
    return { summary: 'compareDusk', first: url, second: dusk, names: ['day', 'dusk'] };
  if (path.endsWith('comparison') && isName(before) && isName(after))
    return { summary: 'compareBefore', first: before, second: after, names: ['before', 'after'] };
  return undefined;
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
