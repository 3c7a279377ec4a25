import { languages } from '#model/language/locales.ts';
import type { Content } from '#model/on-disk/read-content.server.ts';
import { type PreparedPaper, preparePaper } from '#paper/print/prepare-paper.ts';
import { prepareFonts } from '../fonts/prepare-fonts.ts';
import type { Recipe, Recipes } from '../made-files/made-files.ts';
import { writeBackdrop } from '../pictures/backdrop.ts';
import { preparePictures } from '../pictures/prepare-pictures.ts';
import { appIcons } from '../previews/app-icons.ts';
import { preparePreviews } from '../previews/prepare-previews.ts';
import { webManifest } from '../previews/web-manifests.ts';
import { prepareWordMark } from '../word-mark/prepare-word-mark.ts';

/** How the files are made that are made of the content. */
export interface Prepared {
  pictures: Recipes;
  previews: Recipes;
  paper: PreparedPaper;
  /** The web manifests, whose words come from the content too, and the icons that they name. */
  appFiles: Recipes;
}

/**
 * Makes what pages are built from, into app/generated: fonts, the backdrop, the word mark, and what pages say of pictures, link
 * previews and PDFs. Takes seconds: these files themselves are made later, when they are asked for.
 * @throws ContentError for a picture that cannot be read
 */
export async function prepare(content: Content): Promise<Prepared> {
  const describing = preparePictures(content);
  const [pictures, previews, paper] = await Promise.all([
    describing,
    writeBackdrop(content.site.wall).then(() => preparePreviews(content)),
    // PDFs take from pages what is said of pictures.
    describing.then(() => preparePaper(content)),
    prepareFonts(),
    prepareWordMark(content),
  ]);
  const manifests = languages.map((locale): [string, Recipe] => [
    locale === 'en' ? 'site.webmanifest' : `${locale}.webmanifest`,
    { make: async () => Buffer.from(webManifest(content, locale)) },
  ]);
  const appFiles: Recipes = new Map([...manifests, ...(await appIcons())]);
  return { pictures, previews, paper, appFiles };
}
