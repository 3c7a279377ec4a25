import { valueIn } from '../yaml/value-in.ts';

/** The fields that scripts/pictures makes something of: files, where they are cut out, whose initials are drawn. */
const fields = new Set([
  'url',
  'dusk',
  'inArabic',
  'duskInArabic',
  'art',
  'edges',
  'photo',
  'name',
  'wall',
  'thumbnail',
  'picture',
  'wordmark',
]);

/** What pictures are made of in a file of the content; the same text where a change made no difference to them. */
export function picturePart(text: string): string {
  return JSON.stringify(partsOf(valueIn(text)));
}

function partsOf(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(fields.has(key) || (key === 'images' && typeof inner === 'string') ? [[key, inner]] : []),
    ...(Array.isArray(value) && typeof inner === 'string' ? [inner] : []),
    ...partsOf(inner),
  ]);
}
