import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { ContentError, type Mistake } from '#model/content/content-error.ts';
import { ContentFiles } from './content-files.server.ts';
import type { ReadingOptions } from './content-folder.server.ts';
import { type FoundEdges, findEdges, findPictures } from './find-pictures.server.ts';
import { readWholeContent } from './read-content.server.ts';
import type { WholeContent } from './read-kinds.server.ts';
import { maxSide, readableFormats, unreadablePicture } from './readable-picture.ts';
import { type TextCharacters, textCharacters, undrawnCharacters } from './text-characters.server.ts';

/** The content, hidden items included, and all mistakes found in it. `content` is undefined if a field or a reference is wrong. */
export interface CheckedContent {
  content: WholeContent | undefined;
  mistakes: Mistake[];
}

/**
 * Reads everything in content/ and finds every mistake that can be found without a build: in fields and references,
 * characters that the fonts lack, files that are not readable as pictures, and frame edges that lie outside of their
 * picture. A picture with damage after its header is found later, when the build resizes the picture (see
 * scripts/pictures).
 * @param root path of the content folder
 * @param drawn for Arabic and for Latin texts, the characters that the fonts can draw
 * @param options the folder's files if they are already known, and a cache that later readings use again
 */
export async function checkContent(
  root: string,
  drawn: Record<keyof TextCharacters, Set<string>>,
  options: ReadingOptions = {},
): Promise<CheckedContent> {
  const files = options.files ?? new ContentFiles(root);
  const cachingOptions: ReadingOptions = { cache: new Map(), ...options, files };
  const { content, mistakes } = readAndCheck(root, cachingOptions);
  return {
    content,
    mistakes: [
      ...mistakes,
      ...undrawnCharacters(textCharacters(root, cachingOptions), drawn),
      ...(await checkPictures(files, content ? findEdges(content) : new Map())),
    ],
  };
}

function readAndCheck(root: string, options: ReadingOptions): CheckedContent {
  try {
    return { content: readWholeContent(root, options), mistakes: [] };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { content: undefined, mistakes: error.mistakes };
  }
}

async function checkPictures(files: ContentFiles, edges: Map<string, FoundEdges>): Promise<Mistake[]> {
  const { photos } = findPictures(files);
  const checked = await Promise.all(photos.map((file) => checkPicture(files, file, edges.get(file))));
  return checked.filter((mistake) => mistake !== undefined);
}

/** Results of earlier checks of pictures, by file, version and edges; undefined for a picture without a mistake. */
const knownPictures = new Map<string, Mistake | undefined>();

async function checkPicture(
  files: ContentFiles,
  file: string,
  cut: FoundEdges | undefined,
): Promise<Mistake | undefined> {
  const state = JSON.stringify([file, files.version(file), cut]);
  if (knownPictures.has(state)) return knownPictures.get(state);
  const mistake = await readPicture(file, files.pathOf(file), cut);
  knownPictures.set(state, mistake);
  return mistake;
}

async function readPicture(
  file: string,
  source: string,
  cut: FoundEdges | undefined,
): Promise<Mistake | undefined> {
  try {
    const { format, autoOrient } = await sharp(source).metadata();
    if (!readableFormats.has(format)) throw new Error(`a ${format} file`);
    if (Math.max(autoOrient.width, autoOrient.height) > maxSide)
      return { file: `content/${file}`, field: '', code: 'pictureTooLarge', values: { max: maxSide } };
    return cut && edgesMistake(cut, autoOrient);
  } catch (error) {
    return unreadablePicture(file, await readFile(source), error);
  }
}

/**
 * Returns a mistake if the edges of a frame reach outside of the picture, whose width and height are in px; otherwise
 * undefined.
 */
function edgesMistake(
  { edges, file, field }: FoundEdges,
  { width, height }: { width: number; height: number },
): Mistake | undefined {
  if (edges.right <= width && edges.bottom <= height) return undefined;
  return { file, field, code: 'edgesOutside', values: { width, height } };
}
