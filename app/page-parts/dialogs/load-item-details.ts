import type { ItemDetails } from '#app/loaders/types.ts';
import { abortAfter } from '#app/ui/abort-after.ts';
import type { Locale } from '#model/language/locales.ts';
import { detailsAddress } from '#model/site-map.ts';

/** So long (ms) details are waited for; what takes longer is taken for failed. */
const timeout = 6000;

const loading: Partial<Record<Locale, Promise<ItemDetails>>> = {};

/**
 * What the details of all items show beyond their cards, fetched once a visit and language. Rejects where the file does not
 * come within six seconds; the next call then asks again.
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
  // A hotel's own page in place of the answer holds none.
  if (!answer.ok || typeof details !== 'object' || details === null || !('frames' in details))
    throw new Error(`${address} answered ${answer.status}`);
  return details as ItemDetails;
}
