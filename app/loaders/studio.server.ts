import type { Locale } from '#model/language/locales.ts';
import { type Content, content } from '#model/on-disk/read-content.server.ts';
import { alternativeText, picture, portrait } from './pictures.server.ts';
import type { Studio } from './types.ts';
import { workIn } from './works.server.ts';

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
      projects: projects.flatMap((folder) => {
        const found = workIn(folder, locale, source);
        return found ? [{ title: found.title, to: found.to }] : [];
      }),
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
