import type { Locale } from '#model/language/locales.ts';
import type { Content } from '#model/on-disk/read-content.server.ts';
import { itemAddress } from '#model/site-map.ts';

/**
 * The work of the portfolio or project in a folder of content/, such as `projects/family-majlis`, with its title and the
 * address of its page; undefined if there is none.
 */
export function workIn(folder: string | undefined, locale: Locale, content: Content) {
  for (const kind of ['portfolio', 'projects'] as const) {
    const work = content[kind].find((one) => one.folder === folder);
    if (work) return { work, title: work.title[locale], to: itemAddress(kind, work.slug, locale) };
  }
  return undefined;
}
