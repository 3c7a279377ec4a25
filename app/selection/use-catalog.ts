import { useCallback, useEffect, useState } from 'react';
import type { CatalogFrame } from '#app/loaders/types.ts';
import type { Delivery } from '#model/content/delivery.ts';
import type { Locale } from '#model/language/locales.ts';
import { catalogAddress, deliveryAddress } from '#model/site-map.ts';

/** What the shop offers today. */
interface Catalog {
  frames: CatalogFrame[];
  /** Null where the studio names no zone of delivery. */
  delivery: Delivery | null;
}

/**
 * Fetches the shop's catalog in one language. Each use fetches the catalog again, because a page that stays open for
 * long may have old prices.
 */
export function useCatalog(locale: Locale) {
  const [catalog, setCatalog] = useState<Catalog | 'loading' | 'failed'>('loading');
  const [attempts, setAttempts] = useState(0);
  // Fetches the catalog, and fetches it again after each press on “try again”.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches again
  useEffect(() => {
    const stop = new AbortController();
    setCatalog('loading');
    fetchCatalog(locale, stop.signal).then(setCatalog, (error: unknown) => {
      if (stop.signal.aborted) return;
      console.error('The shop could not be asked', error);
      setCatalog('failed');
    });
    return () => stop.abort();
  }, [locale, attempts]);
  return { catalog, tryAgain: useCallback(() => setAttempts((before) => before + 1), []) };
}

async function fetchCatalog(locale: Locale, signal: AbortSignal): Promise<Catalog> {
  const [frames, delivery] = await Promise.all([
    fetchData<CatalogFrame[]>(catalogAddress(locale), signal),
    fetchData<Delivery | null>(deliveryAddress(locale), signal),
  ]);
  // A hotel's network may answer with its login page instead of the catalog.
  if (!Array.isArray(frames)) throw new Error('The catalog has no frames');
  return { frames, delivery };
}

async function fetchData<Data>(path: string, signal: AbortSignal): Promise<Data> {
  const address = `${import.meta.env.BASE_URL}${path.slice(1)}`;
  const answer = await fetch(address, { signal, cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.json();
}
