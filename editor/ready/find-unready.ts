import path from 'node:path';
import sharp from 'sharp';
import { ContentFiles, type DraftFiles } from '../../app/content/content-files.server.ts';
import { kindOf } from '../../app/content/content-kinds.ts';
import { fieldName, valueAt } from '../../app/content/mistakes.ts';
import { plainValues } from '../../app/content/plain-values.ts';
import { readYaml } from '../../app/content/read-yaml.ts';
import { addressOf } from '../server/content-editor.ts';
import type { FieldPath } from '../yaml/field-path.ts';
import { picturesOf } from './item-pictures.ts';
import { hashOf, hashOfValue, longTexts, type Shipped } from './shipped.ts';
import type { UnreadyCode } from './unready-words.ts';

/** How much of an item still is the sample. */
export interface ItemReadiness {
  address: string;
  files: string[];
  status: 'shipped' | 'partly' | 'changed' | 'confirmed';
  /** Of its pictures and longer texts. */
  shipped: number;
  all: number;
  /** What a confirmation of it as it stands says. */
  hash: string;
}

/** Something that stands between the content and the public. */
export interface Unready {
  code: UnreadyCode;
  file: string;
  field: string;
  address: string;
  values: Record<string, string | number>;
}

export interface Readiness {
  items: ItemReadiness[];
  found: Unready[];
}

/** What the content itself does not say. */
export interface ReadinessFacts {
  shipped: Shipped;
  /** Today, as `2026-11-24`. */
  today: string;
  /** The day of the last publication that changed a price. */
  lastPrice?: string | undefined;
  /** The site's former addresses. */
  formerUrls?: string[];
}

/** A list of what the owner has confirmed as hers: its item's address and hash. */
export const confirmedFile = 'confirmed.yaml';

interface ReadFile {
  file: string;
  value: unknown;
}

const pictureHashes = new Map<string, string>();

/**
 * Finds what stands between the content and the public. It never stops a build.
 * @param drafts in place of files
 */
export async function findUnready(
  root: string,
  drafts: DraftFiles,
  facts: ReadinessFacts,
): Promise<Readiness> {
  const files = new ContentFiles(root, drafts);
  const all = files
    .all()
    .filter((file) => kindOf(file) !== undefined)
    .map((file): ReadFile => ({ file, value: readYaml(files.read(file)).value }));
  const confirmed = files.has(confirmedFile) ? readYaml(files.read(confirmedFile)).value : undefined;
  const items = itemsOf(files, all, facts.shipped, confirmedHashes(confirmed));
  const isConfirmed = new Set(
    items.filter(({ status }) => status === 'confirmed').flatMap((item) => item.files),
  );
  const found: Unready[] = [];
  for (const one of all) {
    const say = (code: UnreadyCode, place: FieldPath, values: Unready['values'] = {}) =>
      found.push({ code, file: one.file, field: fieldName(place), address: addressOf(one.file), values });
    if (!isConfirmed.has(one.file)) findSamples(one, facts.shipped, say);
    findPlaceholders(one, facts, isConfirmed.has(one.file), say);
    findMissingCaptions(one, say);
    await findSmallPictures(files, one, say);
  }
  return { items, found };
}

type Say = (code: UnreadyCode, place: FieldPath, values?: Unready['values']) => void;

function itemsOf(
  files: ContentFiles,
  all: ReadFile[],
  shipped: Shipped,
  confirmed: ReadonlyMap<string, string>,
): ItemReadiness[] {
  const [pictures, texts] = [new Set(shipped.pictures), new Set(shipped.texts)];
  const byAddress = Map.groupBy(all, ({ file }) => addressOf(file));
  return [...byAddress].map(([address, parts]) => {
    const own = parts.flatMap(({ file, value }) => {
      const shown = new Set(picturesOf(files, file, value).map(({ picture }) => picture));
      const hashes = [...shown].map((picture) => pictureHash(files, picture));
      return [
        ...hashes.map((hash) => ({ hash, isShipped: pictures.has(hash) })),
        ...longTexts(value).map(({ hash }) => ({ hash, isShipped: texts.has(hash) })),
      ];
    });
    const isWhole = parts.every(({ file, value }) => shipped.files[file] === hashOfValue(value));
    const count = own.filter(({ isShipped }) => isShipped).length;
    const hash = hashOfValue([parts.map(({ value }) => value), own.map((one) => one.hash)]);
    const status =
      confirmed.get(address) === hash
        ? 'confirmed'
        : isWhole || (count > 0 && count === own.length)
          ? 'shipped'
          : count > 0
            ? 'partly'
            : 'changed';
    return { address, files: parts.map(({ file }) => file), status, shipped: count, all: own.length, hash };
  });
}

function pictureHash(files: ContentFiles, picture: string): string {
  const place = files.place(picture);
  const bytes = files.read(picture);
  // Reading is quick, hashing is not: a picture is known by its place, its length and its middle.
  const known = `${place} ${bytes.length} ${bytes.subarray(bytes.length >> 1, (bytes.length >> 1) + 64).toString('hex')}`;
  const hash = pictureHashes.get(known) ?? hashOf(bytes);
  pictureHashes.set(known, hash);
  return hash;
}

function confirmedHashes(value: unknown): Map<string, string> {
  const entries = Array.isArray(value) ? (value as { item?: unknown; hash?: unknown }[]) : [];
  return new Map(entries.map((entry) => [String(entry?.item), String(entry?.hash)]));
}

function findSamples({ file, value }: ReadFile, shipped: Shipped, say: Say): void {
  for (const { field, hash } of shipped.samples[file] ?? []) {
    const name = (place: FieldPath) => fieldName(place).replaceAll(/\[\d+\]/g, '[]');
    const place = placesIn(value).find(
      (one) => name(one) === field.replaceAll(/\[\d+\]/g, '[]') && hashOfValue(valueAt(value, one)) === hash,
    );
    if (place) say('sample', place);
  }
}

/** The places of all values, groups and lists included. */
function placesIn(value: unknown, place: FieldPath = []): FieldPath[] {
  if (typeof value !== 'object' || value === null) return [place];
  const inner = Object.entries(value).flatMap(([key, one]) =>
    placesIn(one, [...place, Array.isArray(value) ? Number(key) : key]),
  );
  return [place, ...inner];
}

function findPlaceholders(
  { file, value }: ReadFile,
  { today, lastPrice, formerUrls = [] }: ReadinessFacts,
  isConfirmed: boolean,
  say: Say,
): void {
  for (const { path: place, value: text } of plainValues(value)) {
    if (typeof text !== 'string') continue;
    const field = fieldName(place);
    if (/\.example\b/.test(text)) say('exampleAddress', place, { found: text });
    if (/phone|chatNumber/i.test(field) && /0000/.test(text.replaceAll(/[^\d]/g, '')))
      say('zeroNumber', place, { found: text });
    const former = formerUrls.find((url) => text.includes(new URL(url).host));
    if (former) say('formerAddress', place, { found: text, former });
  }
  if (file !== 'site.yaml') return;
  const { catalogDate, hours, url } = (value ?? {}) as {
    catalogDate?: unknown;
    hours?: { exceptions?: { date?: string; to?: string }[] };
    url?: unknown;
  };
  const date = String(catalogDate ?? '').slice(0, 10);
  if (lastPrice && date < lastPrice) say('catalogDate', ['catalogDate'], { date, price: lastPrice });
  for (const [index, exception] of (hours?.exceptions ?? []).entries()) {
    const end = exception.to ?? exception.date ?? '';
    if (end && end < today) say('pastDate', ['hours', 'exceptions', index], { date: end });
  }
  const former = formerUrls.find((one) => one !== url);
  if (former && !isConfirmed) say('printedCodes', ['url'], { former });
}

function findMissingCaptions({ value }: ReadFile, say: Say): void {
  const isPicture = (one: unknown) => typeof one === 'string' && /\.(jpe?g|png|webp|avif)$/i.test(one);
  for (const place of placesIn(value)) {
    const one = valueAt(value, place);
    const key = place.at(-1);
    const isNamed = isPicture(one) && typeof key === 'number' && place.at(-2) === 'images';
    const isCover =
      isPicture(one) && ['coverImage', 'thumbnail', 'image', 'servicesBanner'].includes(String(key));
    const { url, label } = (typeof one === 'object' && one ? one : {}) as { url?: unknown; label?: unknown };
    if (isNamed || isCover || (isPicture(url) && label === undefined)) say('noCaption', place);
  }
}

/** So long (px) is the longer side of a picture at least, for the place that it fills on large screens. */
const leastWide = 1600;
const leastOther = 1100;

async function findSmallPictures(files: ContentFiles, { file, value }: ReadFile, say: Say): Promise<void> {
  for (const { path: place, picture } of picturesOf(files, file, value)) {
    if (picture.endsWith('.svg') || picture.startsWith('people/')) continue;
    const field = fieldName(place);
    const least = /^(hero|servicesBanner|wall)\b/.test(field) ? leastWide : leastOther;
    try {
      const { width, height } = await sharp(files.place(picture)).metadata();
      const found = Math.max(width, height);
      if (found < least) say('smallPicture', place, { found, least, picture: path.posix.basename(picture) });
    } catch {
      // The check of the content tells it.
    }
  }
}
