import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { PreparedPicture } from '#app/loaders/pictures.server.ts';
import { firstPictures } from '#model/content/first-pictures.ts';
import { initialsKey } from '#model/content/initials.ts';
import { middle } from '#model/geometry/crop-box.ts';
import type { Focus } from '#model/geometry/media.ts';
import { ContentFiles } from '#model/on-disk/content-files.server.ts';
import { findEdges, findPictures } from '#model/on-disk/find-pictures.server.ts';
import { contentRoot, generatedFolder } from '#model/on-disk/folders.server.ts';
import type { Content } from '#model/on-disk/read-content.server.ts';
import type { Recipes } from '../made-files/made-files.ts';
import { writeIfChanged } from '../tools/generated-files.ts';
import { inParallel } from '../tools/in-parallel.ts';
import { describePhoto } from './describe-photo.ts';
import { drawInitials, missingPortraits } from './initials.ts';
import { pictureStem } from './picture-sizes.ts';
import { sourceDigest } from './source-digest.ts';

type Image = Content['portfolio' | 'projects'][number]['images'][number];

/** Folders of the content, in the order in which the home page shows their pictures. */
const shownFirst = ['pictures', 'services', 'portfolio', 'frames', 'courses', 'projects', 'people', 'rooms'];

/**
 * Reads all pictures of the content and writes app/generated/pictures.json with the data that pages need of each.
 * If the edges of a frame are known, its picture is cropped to them, without the plaster wall of the photograph.
 * @returns the recipes of the pictures' files, in the order in which pages show the pictures
 * @throws ContentError for a picture that cannot be read
 */
export async function preparePictures(content: Content): Promise<Recipes> {
  const manifest = new Map<string, PreparedPicture>();
  const recipes: Recipes = new Map();
  const { photos, drawings } = findPictures(new ContentFiles(contentRoot));
  const edges = findEdges(content);
  const phoneFocus = focusOfFirstPictures(content);
  const shown = photos.filter((file) => file !== content.site.wall);
  const recipesOf = new Map<string, Recipes>();
  const describe = async (file: string) => {
    const described = await describePhoto(file, edges.get(file)?.edges, phoneFocus.get(file));
    manifest.set(file, described.photo);
    recipesOf.set(file, described.recipes);
  };
  await inParallel(shown, Math.min(availableParallelism(), 8), describe, 'originals');
  for (const file of shown.sort((a, b) => orderOf(a) - orderOf(b)))
    for (const [name, recipe] of recipesOf.get(file) ?? []) recipes.set(name, recipe);

  const addDrawing = (key: string, stem: string, svg: Buffer) => {
    const file = `pictures/${stem}-${sourceDigest(svg, key).slice(0, 8)}.svg`;
    manifest.set(key, { kind: 'drawing', src: `/${file}` });
    recipes.set(file, { make: async () => svg });
  };
  for (const file of drawings)
    addDrawing(file, pictureStem(file), await readFile(path.join(contentRoot, file)));
  // Initials stand in for missing portraits.
  for (const [initials, locale] of missingPortraits(content))
    addDrawing(initialsKey(initials), 'initials', Buffer.from(await drawInitials(initials, locale)));

  const inOrder = Object.fromEntries([...manifest].sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeIfChanged(
    path.join(generatedFolder, 'pictures.json'),
    `${JSON.stringify(inOrder, undefined, 2)}\n`,
  );
  return recipes;
}

/** The focus of the first picture of each work and project, by day and at dusk. The keys are paths of pictures below content/. */
function focusOfFirstPictures(content: Content): Map<string, Focus> {
  const found = new Map<string, Focus>();
  for (const item of [...content.portfolio, ...content.projects])
    for (const { url, dusk, focus = middle } of firstPictures<Image>(item))
      for (const file of dusk ? [url, dusk] : [url]) found.set(path.posix.join(item.folder, file), focus);
  return found;
}

/** The position of a picture's folder in the order of the home page; the hero's pictures come first. */
function orderOf(file: string): number {
  const index = shownFirst.indexOf(file.split('/')[0] ?? '');
  if (file.startsWith('pictures/hero-')) return -1;
  return index < 0 ? shownFirst.length : index;
}
