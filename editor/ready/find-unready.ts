import path from 'node:path';
import sharp from 'sharp';
import { ContentFiles, type DraftFiles } from '../../app/content/content-files.server.ts';
import { kindOf } from '../../app/content/content-kinds.ts';
import { fieldName, valueAt } from '../../app/content/mistakes.ts';
import { plainValues } from '../../app/content/plain-values.ts';
import { readYaml } from '../../app/content/read-yaml.ts';
import { samplesIn } from '../../app/content/sample-marks.ts';
import { addressOf } from '../server/content-editor.ts';
import type { FieldPath } from '../yaml/field-path.ts';
import { picturesOf } from './item-pictures.ts';
import type { UnreadyCode } from './unready-words.ts';

/** An item, or a file of the studio, that still is the sample, in whole or in part. */
export interface Sample {
  address: string;
  files: string[];
  /** How many of its parts are marked; 1 where all of it is. */
  marks: number;
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
  samples: Sample[];
  found: Unready[];
}

/** What the content itself does not say. */
export interface ReadinessFacts {
  /** Today, as `2026-11-24`. */
  today: string;
  /** The day of the last publication that changed a price. */
  lastPrice?: string | undefined;
}

interface ReadFile {
  file: string;
  value: unknown;
}

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
  const found: Unready[] = [];
  for (const one of all) {
    const say = (code: UnreadyCode, place: FieldPath, values: Unready['values'] = {}) =>
      found.push({ code, file: one.file, field: fieldName(place), address: addressOf(one.file), values });
    findPlaceholders(one, facts, say);
    findMissingCaptions(one, say);
    await findSmallPictures(files, one, say);
  }
  return { samples: findSamples(all), found };
}

/** Items whose files hold marks (see sample-marks.ts). */
function findSamples(all: ReadFile[]): Sample[] {
  const byAddress = Map.groupBy(all, ({ file }) => addressOf(file));
  return [...byAddress].flatMap(([address, parts]) => {
    const marks = parts.map(({ value }) => samplesIn(value).length);
    const most = Math.max(...marks);
    return most > 0 ? [{ address, files: parts.map(({ file }) => file), marks: most }] : [];
  });
}

type Say = (code: UnreadyCode, place: FieldPath, values?: Unready['values']) => void;

/** The places of all values, groups and lists included. */
function placesIn(value: unknown, place: FieldPath = []): FieldPath[] {
  if (typeof value !== 'object' || value === null) return [place];
  const inner = Object.entries(value).flatMap(([key, one]) =>
    placesIn(one, [...place, Array.isArray(value) ? Number(key) : key]),
  );
  return [place, ...inner];
}

function findPlaceholders({ file, value }: ReadFile, { today, lastPrice }: ReadinessFacts, say: Say): void {
  for (const { path: place, value: text } of plainValues(value)) {
    if (typeof text !== 'string') continue;
    const field = fieldName(place);
    if (/\.example\b/.test(text)) say('exampleAddress', place, { found: text });
    if (/phone|chatNumber/i.test(field) && /0000/.test(text.replaceAll(/[^\d]/g, '')))
      say('zeroNumber', place, { found: text });
  }
  if (file !== 'site.yaml') return;
  const { catalogDate, hours } = (value ?? {}) as {
    catalogDate?: unknown;
    hours?: { exceptions?: { date?: string; to?: string }[] };
  };
  const date = String(catalogDate ?? '').slice(0, 10);
  if (lastPrice && date < lastPrice) say('catalogDate', ['catalogDate'], { date, price: lastPrice });
  for (const [index, exception] of (hours?.exceptions ?? []).entries()) {
    const end = exception.to ?? exception.date ?? '';
    if (end && end < today) say('pastDate', ['hours', 'exceptions', index], { date: end });
  }
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
