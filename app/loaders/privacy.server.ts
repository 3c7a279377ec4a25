import type { Locale } from '#model/language/locales.ts';
import { content } from '#model/on-disk/read-content.server.ts';
import { type StoredDataKey, storedData } from '#model/stored-data.ts';
import { localized } from './localized.ts';
import { dateText, textSection } from './text-page.server.ts';
import type { Privacy, StoredItem } from './types.ts';

/** The privacy page: the owner's text, combined with the technical names in `storedData`. */
export function privacyIn(locale: Locale): Privacy {
  const { date, device, delete: deletion, parts, contact } = content().privacy;
  const items = Object.entries(storedData).map(
    ([key, storages]): StoredItem => ({
      ...localized(device.items[key as StoredDataKey], locale),
      storages: Object.entries(storages).map(([area, names]) => ({ area, names })),
    }),
  );
  return {
    dateText: dateText(date, locale),
    device: { ...textSection(device, locale), items, after: device.after[locale] },
    deletion: { ...textSection(deletion, locale), byHand: deletion.byHand[locale] },
    sections: parts.map((section) => textSection(section, locale)),
    contact: textSection(contact, locale),
  };
}
