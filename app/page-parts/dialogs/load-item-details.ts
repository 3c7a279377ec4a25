import type { ItemDetails } from '#app/loaders/types.ts';
import { abortAfter } from '#app/ui/abort-after.ts';
import type { Locale } from '#model/language/locales.ts';
import { detailsAddress } from '#model/site-map.ts';

/** Maximum wait (ms) for the details of the items. A request that takes longer counts as failed. */
const timeout = 6000;

const loading: Partial<Record<Locale, Promise<ItemDetails>>> = {};

/**
 * Loads what the details of all items show beyond their cards: one file for each language, fetched once during a
 * visit. Rejects when the file does not arrive within six seconds; the next call tries again.
 */
export function loadItemDetails(locale: Locale): Promise<ItemDetails> {
  loading[locale] ??= fetchItemDetails(locale).catch((error: unknown) => {
    delete loading[locale];
    throw error;
  });
  return loading[locale];
}

async function fetchItemDetails(locale: Locale): Promise<ItemDetails> {
  const address = `${import.meta.env.BASE_URL}${detailsAddress(locale).slice(1)}`;
  const answer = await fetch(address, { signal: abortAfter(timeout) });
  const details: unknown = await answer.json();
  // The answer may be a page of a hotel's Wi-Fi login instead of the file. Such a page has no details.
  if (!answer.ok || typeof details !== 'object' || details === null || !('frames' in details))
    throw new Error(`${address} answered ${answer.status}`);
  return details as ItemDetails;
}
