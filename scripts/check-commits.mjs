// Checks the subjects of commits. `node scripts/check-commits.mjs <from> <to>` checks the commits after <from> up to <to>;
// `node scripts/check-commits.mjs <file>` checks the message in the file that Git passes to its hook `commit-msg`.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { subjectMistake } from './tools/commit-subject.mjs';

const [first, to] = process.argv.slice(2);
if (!first) throw new Error('Name two commits, or the file of a message');

const subjects = to ? subjectsBetween(first, to) : [readFileSync(first, 'utf8').split('\n', 1)[0]];
const mistakes = subjects.flatMap((subject) => {
  const mistake = subjectMistake(subject);
  return mistake ? [`“${subject}”: ${mistake}`] : [];
});
for (const mistake of mistakes) console.error(mistake);
process.exitCode = mistakes.length > 0 ? 1 : 0;

/** If this clone does not have the first commit, as after a forced push, only the last commit is checked. */
function subjectsBetween(from, last) {
  const isKnown = spawnSync('git', ['cat-file', '-e', `${from}^{commit}`]).status === 0;
  const range = isKnown ? [`${from}..${last}`] : ['-1', last];
  const { stdout, stderr, status } = spawnSync('git', ['log', '--no-merges', '--format=%s', ...range], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return stdout.split('\n').filter(Boolean);
}
