import { readYaml } from '../../app/content/read-yaml.ts';
import { withoutSampleMarks } from '../../app/content/sample-marks.ts';
import { addressOf } from './content-editor.ts';
import { type Difference, differences } from './differences.ts';
import { fileIn, git, gitOrThrow } from './git.ts';

/** A publication of the content: a commit that changed it. */
export interface Publication {
  /** The commit. */
  id: string;
  /** ISO 8601 */
  at: string;
  /** Who made the commit. */
  author: string;
  subject: string;
}

/** One publication with what it changed. */
export interface PublishedChanges extends Publication {
  files: {
    file: string;
    address: string;
    change: 'new' | 'changed' | 'removed';
    differences: Difference[];
  }[];
}

/** The files of a publication before it and after it, null where there was none. */
export interface FormerFiles {
  subject: string;
  files: { file: string; before: Buffer | null; after: Buffer | null }[];
}

/** Publications of a repository's content, newest first. */
export async function publicationsIn(project: string, most: number): Promise<Publication[]> {
  const format = '--format=%H%x09%aI%x09%an%x09%s';
  const { output } = await git(project, 'log', `-${most}`, '--first-parent', format, '--', 'content');
  return output.split('\n').flatMap((line) => {
    const [id = '', at = '', author = '', ...subject] = line.split('\t');
    return id ? [{ id, at, author, subject: subject.join('\t') }] : [];
  });
}

/**
 * What a commit changed in the content.
 * @throws Error where there is no such commit, or nothing before it
 */
export async function historyOf(project: string, id: string): Promise<FormerFiles> {
  if (!/^[0-9a-f]{7,64}$/.test(id)) throw new Error('There is no such publication');
  const subject = await gitOrThrow(project, 'show', '--no-patch', '--format=%s', id);
  const names = await gitOrThrow(
    project,
    ...[
      'diff-tree',
      '-r',
      '-z',
      '--name-only',
      '--no-renames',
      '--no-commit-id',
      `${id}^`,
      id,
      '--',
      'content',
    ],
  );
  const files = names.split('\0').filter(Boolean);
  return {
    subject,
    files: await Promise.all(
      files.map(async (place) => ({
        file: place.replace(/^content\//, ''),
        before: (await fileIn(project, `${id}^`, place)) ?? null,
        after: (await fileIn(project, id, place)) ?? null,
      })),
    ),
  };
}

/** A publication as it is shown. */
export async function shownPublication(
  publication: Publication,
  former: FormerFiles,
): Promise<PublishedChanges> {
  return {
    ...publication,
    files: former.files.map(({ file, before, after }) => ({
      file,
      address: addressOf(file),
      change: before === null ? 'new' : after === null ? 'removed' : 'changed',
      differences: file.endsWith('.yaml') ? differences(said(before), said(after)) : [],
    })),
  };
}

function said(bytes: Buffer | null): unknown {
  return bytes === null ? undefined : withoutSampleMarks(readYaml(bytes).value);
}
