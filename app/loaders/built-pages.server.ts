import { languages } from '#model/language/locales.ts';
import { type Content, content } from '#model/on-disk/read-content.server.ts';
import { addressOf, type Page, pages } from '#model/site-map.ts';

/** Whether the content says anything about the studio; otherwise the site has no page about it. */
export function hasStudioPage({ studio }: Pick<Content, 'studio'> = content()): boolean {
  const { story, people = [], materials = [] } = studio;
  return story !== undefined || people.length > 0 || materials.length > 0;
}

/**
 * The pages that the site has: all but those without any content. The editor's preview has all pages, because content
 * may be added while it runs.
 */
export function builtPages(source: Pick<Content, 'studio'> = content()): Page[] {
  const hasStudio = process.env.EDITOR_PREVIEW === '1' || hasStudioPage(source);
  return pages.filter(({ key }) => key !== 'studio' || hasStudio);
}

/** The addresses of the pages that the site has, in both languages. */
export function builtAddresses(): string[] {
  return languages.flatMap((language) => builtPages().map(({ key }) => addressOf(key, language)));
}
