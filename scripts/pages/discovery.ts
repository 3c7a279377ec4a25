import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { builtPages } from '#app/loaders/built-pages.server.ts';
import { framesIn } from '#app/loaders/frames.server.ts';
import { pageCount } from '#app/loaders/paging.ts';
import { portfolioIn, projectsIn } from '#app/loaders/projects.server.ts';
import { siteIn } from '#app/loaders/site.server.ts';
import type { PictureFiles } from '#app/loaders/types.ts';
import { type Locale, languages } from '#model/language/locales.ts';
import { addressOf, framesPageAddress, itemAddress } from '#model/site-map.ts';

interface Entry {
  addressIn: (language: Locale) => string;
  pictures: PictureFiles[];
}

/**
 * Writes robots.txt and sitemap.xml. The sitemap names each page's other language and the pictures of items.
 * @param client the built site
 */
export async function writeDiscoveryFiles(client: string): Promise<void> {
  const { url } = siteIn('en');
  const entries: Entry[] = [
    ...builtPages().map(({ key }) => ({
      addressIn: (language: Locale) => addressOf(key, language),
      pictures: [],
    })),
    ...Array.from({ length: pageCount(framesIn('en').length) - 1 }, (_, index) => ({
      addressIn: (language: Locale) => framesPageAddress(index + 2, language),
      pictures: [],
    })),
    ...Object.entries({
      portfolio: portfolioIn('en'),
      frames: framesIn('en'),
      projects: projectsIn('en'),
    }).flatMap(([key, items]) =>
      items.map((item) => ({
        addressIn: (language: Locale) =>
          itemAddress(key as 'portfolio' | 'frames' | 'projects', item.slug, language),
        pictures: item.images,
      })),
    ),
  ];
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...entries.flatMap((entry) => languages.map((language) => pageElement(url, entry, language))),
    '</urlset>',
    '',
  ].join('\n');
  await writeFile(path.join(client, 'sitemap.xml'), sitemap);
  await writeFile(
    path.join(client, 'robots.txt'),
    `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`,
  );
}

function pageElement(url: string, { addressIn, pictures }: Entry, language: Locale): string {
  const href = (of: Locale) => `${url}${addressIn(of)}`;
  return [
    '<url>',
    `<loc>${href(language)}</loc>`,
    ...languages.map((other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${href(other)}"/>`),
    `<xhtml:link rel="alternate" hreflang="x-default" href="${href('en')}"/>`,
    ...pictures.map(
      ({ name, fallbackWidth }) =>
        `<image:image><image:loc>${url}/pictures/${name}-${fallbackWidth}.jpg</image:loc></image:image>`,
    ),
    '</url>',
  ].join('');
}
