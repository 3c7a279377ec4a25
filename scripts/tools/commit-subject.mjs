const maxLength = 72;

const notVerbs = new Set(
  'a an the this that these those what which who whose where when why how it its they we i you and but or if as at by for from in into of on onto out over to under up with without after before one two each every all some no not more most'.split(
    ' ',
  ),
);

/**
 * What is wrong with the subject of a commit, or undefined. A subject states in the imperative and in at most 72 characters what
 * the commit does, such as “Add a check of subjects”.
 */
export function subjectMistake(subject) {
  const word = subject.match(/^[A-Z][a-z-]+(?=[ ,;])/)?.[0];
  if (word === 'Merge' || word === 'Revert') return undefined;
  if (subject.length > maxLength) return `${subject.length} characters, at most ${maxLength} fit`;
  if (subject.endsWith('.')) return 'no full stop at the end';
  if (!word) return 'begin with a capital letter and a verb';
  if (notVerbs.has(word.toLowerCase()) || isInflected(word))
    return `begin with a verb in the imperative, such as “Add”, not with “${word}”`;
  return undefined;
}

/** Whether a verb is not in the imperative: true for “Added”, “Adding” and “Adds”, false for “Embed”, “Bring” and “Press”. */
function isInflected(word) {
  if (/^(Embed|Feed|Need|Speed|Bring|String|Ring|Sing|Swing|Alias|Focus)$/.test(word)) return false;
  return /(ed|ing|[^su]s)$/.test(word);
}
