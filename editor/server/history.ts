import { addressOf } from './address-of.ts';
import { type ChangeKind, changeKind, type Difference, differencesIn } from './differences.ts';
import { contentAtCommit, git, gitOrThrow } from './git.ts';

/** A publication, which is a commit that changed the content. */
export interface Publication {
  /** The commit's hash. */
  id: string;
  /** The time of the commit, in ISO 8601. */
  at: string;
  subject: string;
}

/** The content of a file before and after a publication; null where the file did not exist. */
export interface PublishedFile {
  file: string;
  before: Buffer | null;
  after: Buffer | null;
}

/** The changes that a publication made in one file, for the editor's list of publications. */
export interface PublishedChange {
  file: string;
  address: string;
  change: ChangeKind;
  differences: Difference[];
}

/** The publications of the content in a repository, newest first; empty without Git. */
export async function publicationsIn(project: string, maxCount: number): Promise<Publication[]> {
  const format = '--format=%H%x09%aI%x09%s';
  const { output } = await git(project, 'log', `-${maxCount}`, '--first-parent', format, '--', 'content');
  return output.split('\n').flatMap((line) => {
    const [id = '', at = '', ...subject] = line.split('\t');
    return id ? [{ id, at, subject: subject.join('\t') }] : [];
  });
}

/**
 * The content files that a commit changed.
 * @throws Error if there is no such commit, or it has no parent
 */
export async function filesOf(project: string, id: string): Promise<PublishedFile[]> {
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

/** The changes of one publication, by file. @throws Error if there is no such commit, or it has no parent */
export async function changesOf(project: string, id: string): Promise<PublishedChange[]> {
  return (await filesOf(project, id)).map(({ file, before, after }) => ({
    file,
    address: addressOf(file),
    change: changeKind(before !== null, after !== null),
    differences: differencesIn(file, before, after),
  }));
}
