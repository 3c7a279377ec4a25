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
  | { what: 'new' | 'removed' | 'renamed' | 'hidden' | 'shown'; title: Title; address: string }
  | { what: 'named'; title: Title };

/** The maximum number of parts in a title. */
const maxParts = 6;

/** Makes the title of a publication from its changes: whole items first, then what is counted, then all else. */
export function titleParts(changes: readonly ItemChange[]): TitlePart[] {
  // Each part has a key, so that several fields of one holiday are one part, and both languages of a text one text.
  const items: TitlePart[] = [];
  const others = new Map<string, TitlePart>();
  const counted = new Map<string, CountedPart>();
  for (const one of changes.filter(({ isFollowing }) => !isFollowing)) {
    const { file, address, change, title, differences, pictures } = one;
    if (!kindOf(file)) counted.set(file, 'picture');
    else if (change !== 'changed') items.push({ what: change, title, address });
    if (change === 'new' || change === 'removed') continue;
    const hiding = differences.find(({ field }) => field === 'hidden');
    if (hiding) items.push({ what: hiding.after ? 'hidden' : 'shown', title, address });
    for (const picture of pictures) counted.set(picture.file, 'picture');
    // A picture that is added or moved shifts the captions of all others, which are not new texts.
    const isReordered = differences.some(({ field }) => /^images\[\d+\](\.url)?$/.test(field));
    if (isReordered && pictures.length === 0) others.set('pictureOrder', { what: 'pictureOrder' });
    for (const difference of differences) {
      const { field } = difference;
      if (isReordered && field.startsWith('images[')) continue;
      const part = partOf(file, difference);
      if (typeof part === 'string') counted.set(`${file} ${field.replace(/\.(en|ar)$/, '')}`, part);
      else others.set(JSON.stringify(part), part);
    }
  }
  const numberOf = (what: CountedPart) => [...counted.values()].filter((one) => one === what).length;
  const counts = (['price', 'picture', 'text', 'detail'] as const)
    .map((what) => ({ what, count: numberOf(what) }))
    .filter(({ count }) => count > 0);
  const parts = [...items, ...counts, ...others.values()];
  // Details, such as numbers and references, say little beside anything else.
  const telling = parts.filter(({ what }) => what !== 'detail');
  return (telling.length > 0 ? telling : parts).slice(0, maxParts);
}

function partOf(file: string, { field, entry }: Difference): TitlePart | CountedPart {
  const kind = kindOf(file);
  const money = kind && askedTwice(kind, field);
  if (money) return { what: 'named', title: money };
  if (kind === 'site' && field.startsWith('hours.'))
    return entry.en || entry.ar ? { what: 'named', title: entry } : { what: 'hours' };
  if (field.includes('availability')) return { what: 'stock' };
  if (/\.price$|^price_/.test(field)) return 'price';
  return /\.(en|ar)$/.test(field) ? 'text' : 'detail';
}
