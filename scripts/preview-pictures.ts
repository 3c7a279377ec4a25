import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { contentRoot, generatedFolder, publicFolder } from '../app/content/folders.server.ts';
import { readContent } from '../app/content/read-content.server.ts';
import { languages } from '../app/language/locales.ts';
import { removeOthers, writeIfChanged, writeWhole } from './generated-files.ts';
import { inParallel } from './in-parallel.ts';
import { cutBackdrop, drawPreview } from './previews/draw-preview.ts';
import { listPreviews, type Preview } from './previews/list-previews.ts';
import { loadFonts } from './previews/load-fonts.ts';
import { lookVersion } from './previews/look.ts';
import { readMark } from './previews/mark.ts';
import { webManifest } from './previews/web-manifests.ts';
import { runScript } from './run-script.ts';

interface NamedPreview extends Preview {
  /** With a hash of everything that is seen in it. */
  file: string;
}

const outputFolder = path.join(publicFolder, 'previews');
const backdropFile = path.join(generatedFolder, 'backdrop', 'backdrop-light-1920.avif');
const manifestFile = path.join(generatedFolder, 'previews.json');
const webManifests = { en: 'site.webmanifest', ar: 'ar.webmanifest' };
const parallel = 2;
const markStroke = 1.8;

/**
 * Draws what a chat or a social network shows of a link: one picture for every page and item in every language, into
 * public/previews, and app/generated/previews.json: the picture's address by the page's. Draws only what has changed.
 * Writes the web manifests into public/ as well, whose words come from the content too.
 * Needs the backdrop of scripts/pictures.ts and the fonts of scripts/fonts.ts.
 */
async function preparePreviews(): Promise<void> {
  sharp.concurrency(1);
  const content = readContent();
  for (const locale of languages) {
    await writeIfChanged(path.join(publicFolder, webManifests[locale]), webManifest(content, locale));
  }

  await mkdir(outputFolder, { recursive: true });
  const backdrop = await readFile(backdropFile);
  const mark = await readMark(markStroke);
  const listed = languages.flatMap((locale) => listPreviews(content, locale));
  const previews = await Promise.all(listed.map((preview) => nameFile(preview, backdrop, mark)));
  const missing = previews.filter(({ file }) => !existsSync(path.join(outputFolder, file)));
  if (missing.length > 0) await draw(missing, backdrop, mark);

  const manifest = Object.fromEntries(previews.map(({ address, file }) => [address, `/previews/${file}`]));
  await writeIfChanged(manifestFile, `${JSON.stringify(manifest, undefined, 2)}\n`);
  await removeOthers(
    outputFolder,
    previews.map(({ file }) => file),
  );
}

async function nameFile(preview: Preview, backdrop: Buffer, mark: string): Promise<NamedPreview> {
  const { locale, wordMark, wordOutline, title, line, picture, focus } = preview;
  const hash = createHash('sha256')
    .update(JSON.stringify({ lookVersion, locale, wordMark, wordOutline, title, line, mark, focus }))
    .update(backdrop)
    .update(await readFile(path.join(contentRoot, picture)))
    .digest('hex');
  return { ...preview, file: `${preview.name}-${hash.slice(0, 8)}.jpg` };
}

async function draw(previews: NamedPreview[], backdrop: Buffer, mark: string): Promise<void> {
  await loadFonts();
  const materials = { backdrop: await cutBackdrop(backdrop), mark };
  const drawOne = async (preview: NamedPreview) => {
    const picture = await readFile(path.join(contentRoot, preview.picture));
    await writeWhole(path.join(outputFolder, preview.file), await drawPreview(preview, picture, materials));
  };
  await inParallel(previews, parallel, drawOne, 'previews');
}

await runScript(preparePreviews);
