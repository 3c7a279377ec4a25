import path from 'node:path';
import { contentKinds, itemFile } from '#model/content/content-kinds.ts';
import { itemPages } from '#model/site-map.ts';
import type { ContentReader } from './content-reader.ts';
import { pictureName } from './pictures/named-pictures.ts';
import type { Choice, Title } from './state.ts';

/**
 * Lists the values that the owner can choose from in fields that refer to something, such as a picture or an item. The
 * keys are `refersTo` or `widget` of these fields (see field-meta.ts).
 * @param file the file whose fields are edited
 */
export function choicesFor(file: string, editor: ContentReader): Record<string, Choice[]> {
  const { currentFiles } = editor;
  const items = (folder: string) =>
    currentFiles
      .foldersIn(folder)
      .map((slug): Choice => ({ value: slug, title: editor.titleOf(`${folder}/${slug}/${itemFile}`) }));
  const own = editor.value(file) as { prints?: unknown; images?: unknown } | null | undefined;
  const folder = file.includes('/') ? path.posix.dirname(file) : '';
  const all = currentFiles.all();
  const pictures = picturesIn(all, folder);
  return {
    frames: items('frames'),
    portfolio: items('portfolio'),
    works: ['portfolio', 'projects', 'courses'].flatMap((folder) =>
      items(folder).map(({ value, title }) => ({ value: `${folder}/${value}`, title })),
    ),
    addresses: itemPages.flatMap((page) => [
      { value: `/${page}`, title: contentKinds[page].label },
      ...items(page).map(({ value, title }) => ({ value: `/${page}/${value}`, title })),
    ]),
    frameColors: named(editor.value('frame-colors.yaml')),
    prints: named(own?.prints),
    images: (Array.isArray(own?.images) ? own.images : []).map(pictureOf).map(untitled),
    art: pictures.filter(isArt).map(untitled),
    picture: pictures.filter((name) => !isArt(name)).map(untitled),
    portrait: picturesIn(all, 'people').map(untitled),
  };
}

function named(list: unknown): Choice[] {
  return (Array.isArray(list) ? list : []).flatMap((entry: { id?: unknown; name?: Title } | null) =>
    typeof entry?.id === 'string' ? [{ value: entry.id, title: entry.name ?? {} }] : [],
  );
}

/** The file name of a picture in a list. The list entry is the name itself, or a group with the name in `url`. */
function pictureOf(image: unknown): string {
  return typeof image === 'string' ? image : String((image as { url?: unknown } | null)?.url ?? '');
}

function untitled(value: string): Choice {
  return { value, title: {} };
}

/** Whether a picture is the flat artwork of a print. Pages never show the artwork unchanged. */
function isArt(file: string): boolean {
  return path.posix.basename(file).startsWith('art-');
}

/** The pictures that a file can name: for an item the pictures in its folder, for other files those of all folders. */
function picturesIn(all: string[], folder: string): string[] {
  const pictures = all.filter((file) => pictureName.test(file));
  if (!folder) return pictures;
  return pictures.flatMap((file) => (path.posix.dirname(file) === folder ? path.posix.basename(file) : []));
}
