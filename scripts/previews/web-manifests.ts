import { colors } from '#model/colors.ts';
import { type Locale, locales } from '#model/language/locales.ts';
import type { readContent } from '#model/on-disk/read-content.server.ts';

type Content = ReturnType<typeof readContent>;

const icons = [
  { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** The text of a web manifest. Its URLs are relative, so that they also work for a site with a base path. */
export function webManifest({ site }: Content, locale: Locale): string {
  const manifest = {
    name: site.name[locale],
    short_name: site.wordmark[locale],
    description: site.hero.subtitle[locale],
    lang: locale,
    dir: locales[locale].dir,
    start_url: locale === 'en' ? '.' : `./${locale}`,
    scope: '.',
    display: 'minimal-ui',
    background_color: colors.paper.day,
    theme_color: colors.paper.day,
    icons,
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}
