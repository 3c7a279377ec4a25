import type { Locale } from '#model/language/locales.ts';
import { addressInSite, languageOf } from '#model/site-map.ts';

/** The language of a page's full address, also where the site is in a subfolder of its host. */
export function localeOf(url: URL): Locale {
  return languageOf(addressInSite(url.pathname, import.meta.env.BASE_URL));
}
