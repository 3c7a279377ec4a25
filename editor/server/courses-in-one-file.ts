import { existsSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Document, isMap, type Node, Pair, parseDocument, type Scalar, YAMLMap } from 'yaml';
import { mergeTexts } from '../merge/merge-texts.ts';
import { formatText } from '../yaml/edit-text.ts';
import type { Base, StoredDraft } from './draft-store.ts';
import { type FileChange, FileGroup, filesBelow, textOf } from './durable-files.ts';

/*
 * Formerly a course had two files, en.yaml and ar.yaml, each with the complete course. When the editor starts, this
 * migration turns such files into one item.yaml. Once no owner has courses in two files, this module can be deleted,
 * with its test, its call in main.ts and the mistake `courseInTwoFiles`.
 */

/** Fields that item.yaml does not need: its folder's name is the slug, and each text has its language as key. */
const fieldsLeftOut = ['slug', 'lang'];
const textFields = ['title', 'excerpt', 'label', 'mode', 'syllabus', 'highlights', 'cta_whatsapp'];
/** The field for a separate picture on the Arabic page, by the name of the field for the English page's picture. */
const arabicPictures = new Map([
  ['url', 'inArabic'],
  ['dusk', 'duskInArabic'],
]);

/** The texts of en.yaml and ar.yaml; undefined for a file that does not exist. */
type Halves = (string | undefined)[];

/**
 * Merges the two files of a course into the text of item.yaml, with the comments of both. A text that one of the files
 * lacks stays missing, and the content check reports this.
 * @returns the text, and the names of shared fields that had different values: the English value is kept
 * @throws Error if one text is not a group of YAML fields, or both are undefined
 */
export function courseInOneFile(...halves: Halves): { text: string; differing: string[] } {
  const [en, ar] = halves.map((text) => (text === undefined ? undefined : fileIn(text)));
  const document = en ?? ar;
  if (!document) throw new Error('expected a text');
  const differing: string[] = [];
  document.commentBefore = linesOfBoth(en?.commentBefore, ar?.commentBefore);
  document.comment = linesOfBoth(en?.comment, ar?.comment);
  document.contents = mergedFields(en?.contents, ar?.contents, differing);
  return { text: formatText(document.toString({ lineWidth: 0 })), differing };
}

function fileIn(text: string): Document {
  const document: Document = parseDocument(formatText(text).replaceAll('\r\n', '\n'));
  if (!isMap(document.contents)) throw new Error('expected a group of fields');
  return document;
}

/**
 * Merges the fields of two YAML groups. If both have a shared field with different values, its name is added to
 * `differing`.
 */
function mergedFields(en: unknown, ar: unknown, differing: string[]): YAMLMap {
  const [english, arabic] = [fieldsOf(en), fieldsOf(ar)];
  const isSame = (name: string) =>
    isDeepStrictEqual(english.get(name)?.value?.toJSON(), arabic.get(name)?.value?.toJSON());
  const hasArabicPicture = arabic.has('url') && !(isSame('url') && isSame('dusk'));
  const merged = new YAMLMap();
  for (const name of new Set([...english.keys(), ...arabic.keys()])) {
    const [one, other] = [english.get(name), arabic.get(name)];
    const field = one ?? other;
    if (!field || fieldsLeftOut.includes(name)) continue;
    const { key, value } = field;
    key.commentBefore = linesOfBoth(one?.key.commentBefore, other?.key.commentBefore);
    const pictureInArabic = hasArabicPicture && arabicPictures.get(name);
    if (textFields.includes(name)) {
      const texts = new YAMLMap();
      if (one) texts.add(new Pair('en', one.value));
      if (other) texts.add(new Pair('ar', other.value));
      merged.add(new Pair(key, texts));
    } else if (isMap(value)) merged.add(new Pair(key, mergedFields(one?.value, other?.value, differing)));
    else if (pictureInArabic) {
      if (one) merged.add(one);
      if (other) merged.add(new Pair(pictureInArabic, other.value));
    } else {
      merged.add(field);
      if (one && other && !isSame(name)) differing.push(name);
    }
  }
  return merged;
}

function fieldsOf(map: unknown): Map<string, Pair<Scalar, Node>> {
  const pairs = isMap<Scalar, Node>(map) ? map.items : [];
  return new Map(pairs.map((pair) => [String(pair.key.value), pair]));
}

/** The comment lines of two files, each line once, without lines about en.yaml or ar.yaml; null if none is left. */
function linesOfBoth(...comments: (string | null | undefined)[]): string | null {
  const lines = new Set(comments.flatMap((comment) => comment?.split('\n') ?? []));
  return [...lines].filter((line) => !/\b(en|ar)\.yaml\b/.test(line)).join('\n') || null;
}

const itemOfHalf = /^(courses\/[^/]+)\/(en|ar)\.yaml$/;

/**
 * Migrates courses with two files to one file each: first the courses in `content/`, then their drafts. The changes in
 * drafts are merged into the published course by field. Files that cannot be migrated stay on the disk.
 * @param contentRoot path of the content folder
 * @param folder the editor's own folder
 * @param report prints a line about what was migrated or could not be migrated
 */
export async function migrateCourses(
  contentRoot: string,
  folder: string,
  report: (line: string) => void = console.log,
): Promise<void> {
  const content = new FileGroup(contentRoot, path.join(folder, 'taking-over'));
  const editor = new FileGroup(folder, path.join(folder, 'writing'));
  await content.finish();
  await editor.finish();
  const published = (item: string) => textOf(path.join(contentRoot, item, 'item.yaml'));

  for (const item of itemsOf(await filesBelow(contentRoot))) {
    if ((await published(item)) !== undefined) continue;
    await attempt(`content/${item}`, async () => {
      const text = oneFile(`content/${item}`, await halvesIn(contentRoot, item));
      const removals = halvesOf(item).map((file) => ({ file, content: null }));
      await content.write([{ file: `${item}/item.yaml`, content: text }, ...removals]);
      report(
        `content/${item} is one file now, item.yaml. Publish it with the removal of en.yaml and ar.yaml.`,
      );
    });
  }

  const changes: FileChange[] = [];
  const removed: string[] = JSON.parse((await textOf(path.join(folder, 'removed.json'))) ?? '[]');
  const drafts = await filesBelow(path.join(folder, 'drafts'));
  for (const item of itemsOf([...drafts, ...removed])) {
    const migrated = await attempt(`The draft of ${item}`, () => migratedDraft(item));
    changes.push(...(migrated ?? (await setAside(item))));
  }
  const removedItems = itemsOf(removed).map((item) => `${item}/item.yaml`);
  if (removedItems.length > 0) {
    const stillPublished = removedItems.filter((file) => existsSync(path.join(contentRoot, file)));
    const others = removed.filter((file) => !itemOfHalf.test(file));
    changes.push({ file: 'removed.json', content: JSON.stringify([...others, ...stillPublished]) });
  }
  // A deleted course can be restored with its drafts, so these are migrated too.
  const deleted: Record<string, { drafts: Record<string, StoredDraft> }> = JSON.parse(
    (await textOf(path.join(folder, 'deleted.json'))) ?? '{}',
  );
  for (const [item, { drafts: kept }] of Object.entries(deleted)) {
    if (itemsOf(Object.keys(kept)).length === 0) continue;
    await attempt(`The draft of ${item}, which was deleted,`, async () => {
      const mine = halvesOf(item).map((half) => kept[half]);
      const texts = mine.map((draft) => (typeof draft === 'string' ? draft : undefined));
      kept[`${item}/item.yaml`] = mergedInto(await published(item), undefined, oneFile(item, texts));
      for (const half of halvesOf(item)) delete kept[half];
      changes.push({ file: 'deleted.json', content: JSON.stringify(deleted) });
    });
  }
  // The undo list is deleted, because its steps concern files that no longer exist.
  if (changes.length > 0) await editor.write([...changes, { file: 'undo.jsonl', content: null }]);

  async function migratedDraft(item: string): Promise<FileChange[]> {
    const now = await published(item);
    const bases = (await halvesIn(path.join(folder, 'base'), item, '.json')).map(
      (text): Partial<Base> => JSON.parse(text ?? '{}'),
    );
    const before = bases.map(({ text }) => text ?? undefined);
    const base = before.some(Boolean) ? courseInOneFile(...before).text : undefined;
    const mine = await halvesIn(path.join(folder, 'drafts'), item);
    const text = mine.some(Boolean)
      ? mergedInto(now, base, oneFile(`The draft of ${item}`, mine))
      : undefined;
    const schema = bases.find((one) => one.schema)?.schema ?? '';
    const beganFrom = JSON.stringify({ text: now ?? base ?? null, schema } satisfies Base);
    return [
      { file: `drafts/${item}/item.yaml`, content: text === now ? null : (text ?? null) },
      { file: `base/${item}/item.yaml.json`, content: text === now ? null : beganFrom },
      ...halvesOf(item).flatMap((half) => [
        { file: `drafts/${half}`, content: null },
        { file: `base/${half}.json`, content: null },
      ]),
    ];
  }

  async function setAside(item: string): Promise<FileChange[]> {
    report(`It lies in ${path.join(folder, 'not-taken-over', item)}.`);
    const mine = await halvesIn(path.join(folder, 'drafts'), item);
    return halvesOf(item).flatMap((half, index) => [
      { file: `not-taken-over/${half}`, content: mine[index] ?? null },
      { file: `drafts/${half}`, content: null },
    ]);
  }

  function oneFile(name: string, halves: Halves): string {
    const { text, differing } = courseInOneFile(...halves);
    if (differing.length > 0)
      report(
        `${name}: English and Arabic differed in ${differing.join(', ')}; what the English file says is kept.`,
      );
    return text;
  }

  async function attempt<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      report(`${name} could not be made one file: ${(error as Error).message}`);
      return undefined;
    }
  }
}

/** Merges the owner's changes into the published text. If both have changed a field, the owner's value is kept. */
function mergedInto(published: string | undefined, base: string | undefined, mine: string): string {
  const versions = { base, mine, theirs: published };
  const { conflicts } = mergeTexts(versions);
  const choices = Object.fromEntries(conflicts.map(({ key }) => [key, 'mine' as const]));
  return mergeTexts(versions, choices).text ?? mine;
}

/** The folders of the courses that have an en.yaml or ar.yaml among the given files. */
function itemsOf(files: string[]): string[] {
  return [...new Set(files.flatMap((file) => itemOfHalf.exec(file)?.[1] ?? []))];
}

function halvesOf(item: string): string[] {
  return [`${item}/en.yaml`, `${item}/ar.yaml`];
}

function halvesIn(folder: string, item: string, suffix = ''): Promise<Halves> {
  return Promise.all(halvesOf(item).map((half) => textOf(path.join(folder, half + suffix))));
}
