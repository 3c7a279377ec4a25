import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { colors } from '#model/colors.ts';
import { languages } from '#model/language/locales.ts';
import { contentRoot, generatedFolder } from '#model/on-disk/folders.server.ts';
import type { Content } from '#model/on-disk/read-content.server.ts';
import type { Recipes } from '../made-files/made-files.ts';
import { writeIfChanged } from '../tools/generated-files.ts';
import { memoizeByFile } from '../tools/memoize-by-file.ts';
import { drawPreview, readMaterials } from './draw-preview.ts';
import { listPreviews, type Preview } from './list-previews.ts';
import { lookVersion } from './look.ts';
import { readMark } from './mark.ts';

const backdropFile = path.join(generatedFolder, 'backdrop', 'backdrop-light-1920.avif');
const markStroke = 1.8;

/**
 * Lists the link previews, the pictures that chats and social networks show of a link: one for every page and item in every
 * language. Writes app/generated/previews.json, which maps a page's address to its picture's. The backdrop must exist.
 * @returns the recipes of the pictures; they need the fonts that scripts/fonts/prepare-fonts.ts writes
 */
export async function preparePreviews(content: Content): Promise<Recipes> {
  const backdrop = await readFile(backdropFile);
  const mark = await readMark(markStroke);
  const recipes: Recipes = new Map();
  const manifest: Record<string, string> = {};
  let materials: ReturnType<typeof readMaterials> | undefined;
  for (const preview of languages.flatMap((locale) => listPreviews(content, locale))) {
    const digest = await digestOf(preview, backdrop, mark);
    const file = `previews/${preview.name}-${digest.slice(0, 8)}.jpg`;
    manifest[preview.address] = `/${file}`;
    recipes.set(file, {
      key: `${digest}.jpg`,
      make: async () => {
        materials ??= readMaterials(backdrop, mark);
        const picture = await readFile(path.join(contentRoot, preview.picture));
        return drawPreview(preview, picture, await materials);
      },
    });
  }
  const text = `${JSON.stringify(manifest, undefined, 2)}\n`;
  await writeIfChanged(path.join(generatedFolder, 'previews.json'), text);
  return recipes;
}

/** A hash of everything that a link preview shows. */
async function digestOf(preview: Preview, backdrop: Buffer, mark: string): Promise<string> {
  const { locale, wordMark, wordOutline, title, line, picture, focus, hung } = preview;
  const file = path.join(contentRoot, picture);
  const arts = hung && (await Promise.all(hung.prints.map(({ art }) => digestOfArt(art))));
  const seen = JSON.stringify({
    lookVersion,
    colors,
    locale,
    wordMark,
    wordOutline,
    title,
    line,
    mark,
    focus,
    hung,
    arts,
  });
  return memoizeByFile(file, `preview ${seen}`, async () =>
    createHash('sha256')
      .update(seen)
      .update(backdrop)
      .update(await readFile(file))
      .digest('hex'),
  );
}

function digestOfArt(art: string): Promise<string> {
  const file = path.join(contentRoot, art);
  return memoizeByFile(file, 'art in a preview', async () =>
    createHash('sha256')
      .update(await readFile(file))
      .digest('hex'),
  );
}
