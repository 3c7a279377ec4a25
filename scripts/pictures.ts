import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, stat } from 'node:fs/promises';
import { availableParallelism, setPriority } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { type FoundEdges, findEdges, findPictures } from '../app/content/find-pictures.server.ts';
import { contentRoot, generatedFolder, publicFolder } from '../app/content/folders.server.ts';
import { initialsKey } from '../app/content/initials.ts';
import { type Content, readContent } from '../app/content/read-content.server.ts';
import { removeOthers, writeIfChanged, writeWhole } from './generated-files.ts';
import { inParallel } from './in-parallel.ts';
import { writeBackdrop } from './pictures/backdrop.ts';
import { drawInitials, missingPortraits } from './pictures/initials.ts';
import { type CachedPicture, readPictureCache, writePictureCache } from './pictures/picture-cache.ts';
import { pictureStem } from './pictures/picture-sizes.ts';
import { sourceHash } from './pictures/source-hash.ts';
import { type Photo, photoFiles, writePicture } from './pictures/write-picture.ts';
import { runScript } from './run-script.ts';

interface Drawing {
  kind: 'drawing';
  src: string;
}

const outputFolder = path.join(publicFolder, 'pictures');
const manifestFile = path.join(generatedFolder, 'pictures.json');
/** One size of each new picture, for the editor's preview, until all are made. */
const isQuick = process.argv.includes('--quick');
/** All sizes, behind everything else that runs. */
const isBehind = process.argv.includes('--behind');
/** One picture to a core; more than eight at a time take more memory than they save time. */
const parallel = isBehind ? 1 : Math.min(availableParallelism(), 8);

/**
 * Writes every size of every picture below content/ into public/pictures, the backdrop into app/generated/backdrop, and
 * app/generated/pictures.json: what the site knows of each picture, by its path relative to content/.
 * A frame whose edges are known is cut out of the plaster that it was photographed on.
 * Pictures that have not changed since the last time are neither read nor written.
 */
async function preparePictures(): Promise<void> {
  if (isBehind) setPriority(10);
  // One thread a picture and a picture to a core keep cores busier than several threads on one picture.
  sharp.concurrency(1);
  sharp.cache(false);
  await mkdir(outputFolder, { recursive: true });

  const content = readContent();
  const backdrop = content.site.wall;
  const found = findPictures(contentRoot);
  const edges = findEdges(content);
  const photos = await preparePhotos(
    found.photos.filter((file) => file !== backdrop),
    edges,
  );
  const drawings = await prepareDrawings(found.drawings);
  const initials = await prepareInitials(content);
  await writeBackdrop(backdrop);

  const manifest: Record<string, Photo | Drawing> = Object.fromEntries(
    [...photos, ...drawings, ...initials].sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  await writeIfChanged(manifestFile, `${JSON.stringify(manifest, undefined, 2)}\n`);
  await removeOthers(outputFolder, Object.values(manifest).flatMap(filesOf));
}

async function preparePhotos(files: string[], edges: Map<string, FoundEdges>): Promise<[string, Photo][]> {
  const known = await readPictureCache();
  const current = new Map<string, CachedPicture>();
  const outdated: string[] = [];
  for (const file of files) {
    const cached = known.get(file);
    const { mtimeMs, size } = await stat(path.join(contentRoot, file));
    const isAsBefore = cached?.mtimeMs === mtimeMs && cached.size === size;
    const isCutAsBefore = JSON.stringify(cached?.edges) === JSON.stringify(edges.get(file)?.edges);
    if (isAsBefore && isCutAsBefore && isWritten(cached.photo) && (isQuick || !cached.photo.isQuick))
      current.set(file, cached);
    else outdated.push(file);
  }

  const prepare = async (file: string) =>
    current.set(file, await preparePhoto(file, edges.get(file), known.get(file)));
  await inParallel(outdated, parallel, prepare, 'pictures');
  await writePictureCache(current);
  return [...current].map(([file, { photo }]) => [file, photo]);
}

async function preparePhoto(
  file: string,
  cut: FoundEdges | undefined,
  cached: CachedPicture | undefined,
): Promise<CachedPicture> {
  const source = path.join(contentRoot, file);
  const { mtimeMs, size } = await stat(source);
  const bytes = await readFile(source);
  const whole = `${pictureStem(file)}-${sourceHash(bytes, file, cut?.edges)}`;
  const name = isQuick ? `${whole}-quick` : whole;
  const isKnown = cached?.photo.name === name && isWritten(cached.photo);
  return {
    mtimeMs,
    size,
    ...(cut ? { edges: cut.edges } : {}),
    photo: isKnown
      ? cached.photo
      : await writePicture(file, bytes, name, outputFolder, { cut: cut?.edges, isQuick }),
  };
}

function isWritten(photo: Photo): boolean {
  return photoFiles(photo).every((file) => existsSync(path.join(outputFolder, file)));
}

async function prepareDrawings(files: string[]): Promise<[string, Drawing][]> {
  return Promise.all(
    files.map(async (file): Promise<[string, Drawing]> => {
      const source = path.join(contentRoot, file);
      const name = `${pictureStem(file)}-${sourceHash(await readFile(source), file)}.svg`;
      await copyFile(source, path.join(outputFolder, name));
      return [file, { kind: 'drawing', src: `/pictures/${name}` }];
    }),
  );
}

/** Drawings in the place of portraits that there are none of. */
async function prepareInitials(content: Content): Promise<[string, Drawing][]> {
  return Promise.all(
    missingPortraits(content).map(async ([initials, locale]): Promise<[string, Drawing]> => {
      const svg = await drawInitials(initials, locale);
      const key = initialsKey(initials);
      const name = `initials-${sourceHash(Buffer.from(svg), key)}.svg`;
      await writeWhole(path.join(outputFolder, name), svg);
      return [key, { kind: 'drawing', src: `/pictures/${name}` }];
    }),
  );
}

function filesOf(entry: Photo | Drawing): string[] {
  return entry.kind === 'photo' ? photoFiles(entry) : [path.posix.basename(entry.src)];
}

await runScript(preparePictures);
