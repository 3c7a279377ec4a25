import type { AboutPage, WithContext } from 'schema-dts';
import type { Locale } from '#model/language/locales.ts';
import { content } from '#model/on-disk/read-content.server.ts';
import { wordsIn } from '#model/on-disk/words.server.ts';
import { addressOf } from '#model/site-map.ts';
import { siteIn } from '../site.server.ts';
import type { Studio } from '../types.ts';

/** The page about the studio as structured data: the studio and its people. */
export function aboutData({ people }: Studio, locale: Locale): WithContext<AboutPage> {
  const { url, name } = siteIn(locale);
  const legalName = content().site.legal?.name?.[locale];
  return {
    '@context': 'https://schema.org',
    '@type': 'AboutPage',
    name: wordsIn(locale).studio.heading,
    url: `${url}${addressOf('studio', locale)}`,
    inLanguage: locale,
    mainEntity: {
      '@type': 'HomeAndConstructionBusiness',
      '@id': `${url}/#studio`,
      name,
      ...(legalName ? { legalName } : {}),
      ...(people.length > 0
        ? { employee: people.map(({ name, role }) => ({ '@type': 'Person', name, jobTitle: role })) }
        : {}),
    },
  };
}
