import { existsSync } from 'node:fs';
import { type ContentKind, isItemKind } from '#model/content/content-kinds.ts';
import { samplesIn } from '#model/content/sample-marks.ts';
import { clockAt, isoDay } from '#model/hours/clock.ts';
import type { ContentFiles } from '#model/on-disk/content-files.server.ts';
import { numberIn } from './items/start-value.ts';
import { namedPictures } from './pictures/named-pictures.ts';
import type { ItemCard } from './state.ts';

type Picture = string | { url?: string } | undefined;

/** What the start page shows of an item besides its titles. @param value the parsed content of the item's file */
export function itemCard(file: string, kind: ContentKind, value: unknown, files: ContentFiles): ItemCard {
  const isSample = samplesIn(value).length > 0;
  if (!isItemKind(kind)) return { isSample };
  const { coverImage, image, images, thumbnail, availability, hidden } = Object(value);
  const first: Picture = coverImage ?? image ?? thumbnail ?? (Array.isArray(images) ? images[0] : undefined);
  const [picture = ''] = namedPictures(file, typeof first === 'string' ? first : first?.url);
  // A picture deleted by hand can still be in the list of files.
  const isThere = files.has(picture) && existsSync(files.pathOf(picture));
  const { state, until } = Object(availability);
  const isOver = typeof until === 'string' && until < isoDay(clockAt(undefined, Date.now()).day);
  return {
    isSample,
    ...(isThere ? { picture: `${picture}?v=${files.version(picture)}` } : {}),
    ...(['soldOut', 'limited'].includes(state) && !isOver ? { availability: state } : {}),
    isHidden: hidden === true,
    order: numberIn(kind, value),
  };
}
