import { kindOf } from '#model/content/content-kinds.ts';
import { askedTwice } from '../forms/labels.ts';
import type { Difference } from './differences.ts';
import type { ItemChange } from './item-changes.ts';
import type { Title } from './state.ts';

/** What a publication has several of. */
export type CountedPart = 'price' | 'picture' | 'text' | 'detail';

/** A part of a publication's title, in no language: a number of things, a thing without a number, or one with a name. */
export type TitlePart =
  | { what: CountedPart; count: number }
  | { what: 'stock' | 'hours' | 'pictureOrder' }
  | { what: 'new' | 'removed' | 'renamed'; title: Title; address: string }
  | { what: 'named'; title: Title };

/** The maximum number of parts in a title. */
const maxParts = 6;

/** Makes the title of a publication from its changes, most telling parts first. */
export function titleParts(changes: readonly ItemChange[]): TitlePart[] {
  const counts: Record<CountedPart, Set<string>> = {
    price: new Set(),
    picture: new Set(),
    text: new Set(),
    detail: new Set(),
  };
  // Each part has a key, so that several fields of one holiday are one part.
  const parts = new Map<string, TitlePart>();
  for (const one of changes.filter(({ isFollowing }) => !isFollowing)) {
    const { file, address, change, title, differences, pictures } = one;
    if (!kindOf(file)) counts.picture.add(file);
    else if (change !== 'changed') parts.set(file, { what: change, title, address });
    if (change === 'new' || change === 'removed') continue;
    for (const picture of pictures) counts.picture.add(picture.file);
    // A picture that is added or moved shifts the captions of all others, which are not new texts.
    const isReordered = differences.some(({ field }) => /^images\[\d+\](\.url)?$/.test(field));
    for (const difference of differences) {
      const { field } = difference;
      if (isReordered && field.startsWith('images[')) {
        if (pictures.length === 0) parts.set('pictureOrder', { what: 'pictureOrder' });
        continue;
      }
      const part = partOf(file, difference);
      if (part.what in counts)
        counts[part.what as CountedPart].add(`${file} ${field.replace(/\.(en|ar)$/, '')}`);
      else parts.set(JSON.stringify(part), part as TitlePart);
    }
  }
  // Details, such as numbers and references, say little beside anything else.
  for (const [what, { size: count }] of Object.entries(counts))
    if (count > 0 && (what !== 'detail' || parts.size === 0))
      parts.set(what, { what: what as CountedPart, count });
  return [...parts.values()].slice(0, maxParts);
}

function partOf(file: string, { field, entry }: Difference): TitlePart | { what: CountedPart } {
  const kind = kindOf(file);
  const money = kind && askedTwice(kind, field);
  if (money) return { what: 'named', title: money };
  if (kind === 'site' && field.startsWith('hours.'))
    return entry.en || entry.ar ? { what: 'named', title: entry } : { what: 'hours' };
  if (field.includes('availability')) return { what: 'stock' };
  if (/\.price$|^price_/.test(field)) return { what: 'price' };
  return { what: /\.(en|ar)$/.test(field) ? 'text' : 'detail' };
}
