import { languages } from '#model/language/locales.ts';
import type { Content } from '#model/on-disk/read-content.server.ts';
import { type PreparedPaper, preparePaper } from '#paper/print/prepare-paper.ts';
import { prepareFonts } from '../fonts/prepare-fonts.ts';
import type { Recipe, Recipes } from '../made-files/made-files.ts';
import { writeBackdrop } from '../pictures/backdrop.ts';
import { preparePictures } from '../pictures/prepare-pictures.ts';
import { prepareAppIcons } from '../previews/app-icons.ts';
import { preparePreviews } from '../previews/prepare-previews.ts';
import { webManifest } from '../previews/web-manifests.ts';
import { prepareWordMark } from '../word-mark/prepare-word-mark.ts';

/** Recipes for the files of the site that are made of the content. */
export interface Prepared {
  pictures: Recipes;
  previews: Recipes;
  paper: PreparedPaper;
  /** The web manifests, whose texts come from the content, and the icons that they name. */
  appFiles: Recipes;
}

/**
 * Writes the files that pages are built from into app/generated: fonts, the backdrop, the word mark, and the data of pictures,
 * link previews and PDFs. It takes seconds, since the pictures, previews and PDFs themselves are made later by their recipes.
 * @throws ContentError for a picture that cannot be read
 */
export async function prepare(content: Content): Promise<Prepared> {
  const describing = preparePictures(content);
  const [pictures, previews, paper] = await Promise.all([
    describing,
    writeBackdrop(content.site.wall).then(() => preparePreviews(content)),
    // PDFs need the data of pictures that preparePictures writes.
    describing.then(() => preparePaper(content)),
    prepareFonts(),
    prepareWordMark(content),
  ]);
  const manifests = languages.map((locale): [string, Recipe] => [
    locale === 'en' ? 'site.webmanifest' : `${locale}.webmanifest`,
    { make: async () => Buffer.from(webManifest(content, locale)) },
  ]);
  const appFiles: Recipes = new Map([...manifests, ...(await prepareAppIcons())]);
  return { pictures, previews, paper, appFiles };
}
