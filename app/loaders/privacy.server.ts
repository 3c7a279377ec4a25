import type { Locale } from '#model/language/locales.ts';
import { content } from '#model/on-disk/read-content.server.ts';
import { type StoredDataKey, storedData } from '#model/stored-data.ts';
import { localized } from './localized.ts';
import { dated, textPart } from './text-page.server.ts';
import type { Privacy, StoredItem } from './types.ts';

/** The privacy page: what the owner has written, with the names of `storedData`. */
export function privacyIn(locale: Locale): Privacy {
  const { date, device, delete: deletion, parts, contact } = content().privacy;
  const items = Object.entries(storedData).map(
    ([key, places]): StoredItem => ({
      ...localized(device.items[key as StoredDataKey], locale),
      places: Object.entries(places).map(([area, names]) => ({ area, names })),
    }),
  );
  return {
    dated: dated(date, locale),
    device: { ...textPart(device, locale), items, after: device.after[locale] },
    deletion: { ...textPart(deletion, locale), byHand: deletion.byHand[locale] },
    parts: parts.map((part) => textPart(part, locale)),
    contact: textPart(contact, locale),
  };
}
