import path from 'node:path';
import { isItemKind, itemFile, kindOf } from '#model/content/content-kinds.ts';
import { nameOf } from '../forms/entry-name.ts';
import { valueIn } from '../yaml/value-in.ts';
import { addressOf } from './address-of.ts';
import { type ChangeKind, changeKind, type Difference, differencesIn } from './differences.ts';
import { type FileContent, isSameContent } from './durable-files.ts';
import { movedFile } from './items/moved-entries.ts';
import { findRenames, type Rename } from './items/renames.ts';
import type { Title } from './state.ts';

/** The content of a file before and after a change; null where the file does not exist. */
export interface FileVersions {
  file: string;
  before: Buffer | null;
  after: FileContent | null;
}

/** What a publication changes in one item with its pictures, or in one other file. */
export interface ItemChange {
  /** The item's YAML file, or a file that belongs to no item. */
  file: string;
  address: string;
  change: ChangeKind | 'renamed';
  /** The item's title; the name of a file that belongs to no item. */
  title: Title;
  /** The changed fields of a YAML file; empty for other files, which are new, changed or removed as a whole. */
  differences: Difference[];
  /** The new, replaced or removed pictures that belong to the item. */
  pictures: { file: string; change: ChangeKind }[];
  /** Whether a rename alone changes the file: it is in the former folder, or names the renamed item. */
  isFollowing: boolean;
}

/**
 * Groups the changes of files by item. A renamed item is compared with its former folder, so that it is one change.
 * @param ownerOf finds the file to which a picture belongs; by default the item's file in the same folder
 */
export function itemChanges(versions: FileVersions[], ownerOf = itemFileBeside): ItemChange[] {
  const items = versions.filter(({ file }) => isItemKind(kindOf(file)));
  const renames = findRenames(
    items.map(({ file, before, after }) => ({ file, before: parsed(before), after: parsed(after) })),
  );
  const changes = new Map<string, ItemChange>();
  for (const { file, after, ...own } of versions) {
    const isFormer = renames.some(({ from }) => file.startsWith(`${from}/`));
    const rename = renames.find(({ to }) => file.startsWith(`${to}/`));
    const former = rename && file.replace(rename.to, rename.from);
    const before = versions.find((one) => one.file === former)?.before ?? own.before;
    const owner = ownerOf(file);
    const change = changes.get(owner) ?? noChange(owner);
    changes.set(owner, change);
    if (file !== owner) {
      if (!isFormer && !isSameContent(after, before))
        change.pictures.push({ file, change: changeKind(before !== null, after !== null) });
      continue;
    }
    const all = differencesIn(file, before, after);
    if (kindOf(file)) change.title = nameOf({ title: Object(parsed(after) ?? parsed(before)).title });
    change.change = rename ? 'renamed' : changeKind(before !== null, after !== null);
    change.differences = all.filter((one) => !renames.some((each) => isPartOf(each, one)));
    change.isFollowing = isFormer || (!rename && all.length > 0 && change.differences.length === 0);
  }
  return [...changes.values()].map((one) => ({
    ...one,
    isFollowing: one.isFollowing && one.pictures.length === 0,
  }));
}

/** The changes without those that only follow from others, such as the addresses that lead to a renamed item. */
export function ownChanges(versions: FileVersions[]): ItemChange[] {
  return itemChanges(versions).filter(
    ({ file, isFollowing }, _, { length }) => !isFollowing && (file !== movedFile || length === 1),
  );
}

function noChange(file: string): ItemChange {
  const title = kindOf(file) ? {} : { en: file, ar: file };
  const none = { differences: [], pictures: [], isFollowing: false };
  return { file, address: addressOf(file), change: 'changed', title, ...none };
}

/** The file of the item in whose folder a file is; the file itself if it is in no item's folder. */
function itemFileBeside(file: string): string {
  const beside = path.posix.join(path.posix.dirname(file), itemFile);
  return kindOf(beside) ? beside : file;
}

function parsed(content: FileContent | null): unknown {
  const isText = typeof content === 'string' || content instanceof Uint8Array;
  return isText ? valueIn(content) : undefined;
}

/** Whether a difference is a reference that gets the new name of a renamed item, or the note of its former address. */
function isPartOf({ from, to }: Rename, { before, after }: Difference): boolean {
  const [slug = '', next = ''] = [from, to].map((item) => item.split('/')[1]);
  if (before === undefined) return after === `/${from}` || after === `/${to}`;
  return (
    before
      .split('/')
      .map((step) => (step === slug ? next : step))
      .join('/') === after
  );
}
