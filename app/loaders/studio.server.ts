import type { Locale } from '#model/language/locales.ts';
import { type Content, content } from '#model/on-disk/read-content.server.ts';
import { itemAddress } from '#model/site-map.ts';
import { alternativeText, picture, portrait } from './pictures.server.ts';
import type { Studio } from './types.ts';

/** The content of the page about the studio, in one language. */
export function studioIn(locale: Locale, source: Content = content()): Studio {
  const { story, people = [], materials = [] } = source.studio;
  return {
    ...(story ? { story: storyIn(story, locale) } : {}),
    people: people.map(({ name, role, words, photo }) => ({
      name: name[locale],
      role: role[locale],
      words: words[locale],
      photo: portrait(photo?.[locale], name[locale], locale),
    })),
    materials: materials.map(({ name, origin, picture: image, projects = [] }) => ({
      name: name[locale],
      origin: origin[locale],
      picture: picture('', image, alternativeText(image, locale)),
      projects: projects.flatMap((folder) => projectLink(folder, locale, source)),
    })),
  };
}

function storyIn(
  { text, signature, picture: image }: NonNullable<Content['studio']['story']>,
  locale: Locale,
): NonNullable<Studio['story']> {
  return {
    paragraphs: text[locale].split('\n').filter((line) => line.trim()),
    signature: signature[locale],
    ...(image ? { picture: picture('', image, alternativeText(image, locale), true) } : {}),
  };
}

/** The title and the address of the project in a folder of content/, such as `projects/family-majlis`. */
function projectLink(folder: string, locale: Locale, source: Content) {
  return (['portfolio', 'projects'] as const).flatMap((key) =>
    source[key]
      .filter((item) => item.folder === folder)
      .map(({ title, slug }) => ({ title: title[locale], to: itemAddress(key, slug, locale) })),
  );
}
