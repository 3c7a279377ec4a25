import { contentAtCommit, editorEmail, editorName, git, gitOrThrow } from './git.ts';
import type { FileVersions } from './item-changes.ts';
import type { TitlePart } from './publication-title.ts';

/** A publication, which is a commit that changed the content. */
export interface Publication extends Partial<CommitSummary> {
  /** The commit's hash. */
  id: string;
  /** The time of the commit, in ISO 8601. */
  at: string;
  /** Who published; '' if nobody has given a name. */
  author: string;
  subject: string;
}

/** What the last line of the editor's commits says in JSON. Commits of others and early ones do not have it. */
interface CommitSummary {
  parts: TitlePart[];
  /** Whether the publication has taken back another one, whose parts these are. */
  isTakenBack: boolean;
}

const summaryKey = 'Editor-Summary';

/** The last paragraph of a commit's message: what the publication changes, for the list of publications. */
export function summaryLine(summary: CommitSummary): string {
  return `${summaryKey}: ${JSON.stringify(summary)}`;
}

/**
 * The publications of the content in a repository, newest first; empty without Git. The first commit, which has nothing
 * before it, is none.
 * @param isAll whether changes that were made without the editor are listed, too
 */
export async function publicationsIn(
  project: string,
  maxCount: number,
  isAll: boolean,
): Promise<Publication[]> {
  const format = `--format=%H%x09%aI%x09%an%x09%(trailers:key=${summaryKey},valueonly,separator=)%x09%s`;
  const own = isAll ? [] : [`--committer=<${editorEmail}>`];
  const options = [`-${maxCount}`, '--first-parent', '--min-parents=1', ...own, format];
  const { output } = await git(project, 'log', ...options, '--', 'content');
  return output.split('\n').flatMap((line) => {
    const [id = '', at = '', author = '', summary = '', ...subject] = line.split('\t');
    if (!id) return [];
    const named = { id, at, author: author === editorName ? '' : author, subject: subject.join('\t') };
    return [{ ...named, ...summaryIn(summary) }];
  });
}

function summaryIn(line: string): Partial<CommitSummary> {
  try {
    return JSON.parse(line || '{}');
  } catch {
    // The message was edited by hand.
    return {};
  }
}

/**
 * The content files that a commit changed.
 * @throws Error if there is no such commit, or it has no parent
 */
export async function filesOf(
  project: string,
  id: string,
): Promise<(FileVersions & { after: Buffer | null })[]> {
  if (!/^[0-9a-f]{7,64}$/.test(id)) throw new Error('There is no such publication');
  const names = ['diff-tree', '-r', '-z', '--name-only', '--no-renames', '--relative=content/'];
  const output = await gitOrThrow(project, ...names, `${id}^`, id);
  return Promise.all(
    output
      .split('\0')
      .filter(Boolean)
      .map(async (file) => ({
        file,
        before: await contentAtCommit(project, `${id}^`, file),
        after: await contentAtCommit(project, id, file),
      })),
  );
}
