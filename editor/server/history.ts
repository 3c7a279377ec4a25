import { existsSync, readdirSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { readYaml } from '../../app/content/read-yaml.ts';
import { addressOf } from './content-editor.ts';
import { type Difference, differences } from './differences.ts';
import { type FileContent, writeDurably } from './durable-files.ts';
import { fileIn, git, gitOrThrow } from './git.ts';

/** A publication of the content: a commit that changed it, or without Git what the editor wrote. */
export interface Publication {
  /** A commit, or the folder below `history/`. */
  id: string;
  /** ISO 8601 */
  at: string;
  /** Who made the commit; '' without Git. */
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

interface KeptPublication {
  at: string;
  subject: string;
  files: { file: string; isNew: boolean; isGone: boolean }[];
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

/** The same, without Git. */
export async function keptPublications(folder: string, most: number): Promise<Publication[]> {
  const root = path.join(folder, 'history');
  if (!existsSync(root)) return [];
  const ids = readdirSync(root).sort().reverse().slice(0, most);
  const all = await Promise.all(
    ids.map(async (id) => {
      const kept = await keptPublication(folder, id);
      return kept ? [{ id, at: kept.at, author: '', subject: kept.subject }] : [];
    }),
  );
  return all.flat();
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

/**
 * The same, without Git.
 * @throws Error where there is no such publication
 */
export async function keptHistory(folder: string, id: string): Promise<FormerFiles> {
  const kept = /^[\w.-]+$/.test(id) ? await keptPublication(folder, id) : undefined;
  if (!kept) throw new Error('There is no such publication');
  const place = path.join(folder, 'history', id);
  return {
    subject: kept.subject,
    files: await Promise.all(
      kept.files.map(async ({ file, isNew, isGone }) => ({
        file,
        before: isNew ? null : await readFile(path.join(place, 'before', file)),
        after: isGone ? null : await readFile(path.join(place, 'after', file)),
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

/**
 * Without Git: keeps the files that are about to be written, as they were and as they will be.
 * @returns how they were, and how to forget the publication
 */
export async function keepInFolder(
  folder: string,
  contentRoot: string,
  files: ReadonlyMap<string, FileContent | null>,
  subject: string,
): Promise<{ files: { file: string; content: FileContent | null }[]; forget: () => Promise<void> }> {
  const at = new Date().toISOString();
  const place = path.join(folder, 'history', at.replaceAll(':', '-'));
  const before: { file: string; content: FileContent | null }[] = [];
  const kept: KeptPublication = { at, subject, files: [] };
  for (const [file, content] of files) {
    const [now, former] = [path.join(contentRoot, file), path.join(place, 'before', file)];
    const isNew = !existsSync(now);
    if (!isNew) await writeDurably(former, { place: now });
    if (content !== null) await writeDurably(path.join(place, 'after', file), content);
    before.push({ file, content: isNew ? null : { place: former } });
    kept.files.push({ file, isNew, isGone: content === null });
  }
  await writeDurably(path.join(place, 'publication.json'), JSON.stringify(kept));
  return { files: before, forget: () => rm(place, { recursive: true, force: true }) };
}

async function keptPublication(folder: string, id: string): Promise<KeptPublication | undefined> {
  const place = path.join(folder, 'history', id, 'publication.json');
  return existsSync(place) ? JSON.parse(await readFile(place, 'utf8')) : undefined;
}

function said(bytes: Buffer | null): unknown {
  return bytes === null ? undefined : readYaml(bytes).value;
}
