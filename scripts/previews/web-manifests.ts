import { colors } from '#model/colors.ts';
import { type Locale, locales } from '#model/language/locales.ts';
import type { readContent } from '#model/on-disk/read-content.server.ts';
import { appIcons } from './app-icons.ts';

type Content = ReturnType<typeof readContent>;

const icons = Object.entries(appIcons).flatMap(([src, { side, manifest }]) =>
  manifest ? [{ src, sizes: `${side}x${side}`, type: 'image/png', ...manifest }] : [],
);

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
