import type { Locale } from '../language/locales';
import { addressInSite, languageOf } from '../site-map';

/** The language of a page's full address, also where the site stands below a path of its host. */
export function localeOf(url: URL): Locale {
  return languageOf(addressInSite(url.pathname, import.meta.env.BASE_URL));
}
