import path from 'node:path';
import type { Edges } from '#model/content/kinds/frames.ts';
import type { ContentFiles } from './content-files.server.ts';
import type { Content } from './read-content.server.ts';

/** Pictures by kind, as paths below the content folder: photographs, and drawings in SVG. */
interface FoundPictures {
  photos: string[];
  drawings: string[];
}

const photo = /\.(jpe?g|png|webp|avif)$/i;
const drawing = /\.svg$/i;

/** Lists the pictures of the content as sorted paths below its folder, with forward slashes. Hidden files are left out. */
export function findPictures(files: ContentFiles): FoundPictures {
  const shown = files.all().filter((file) => !path.posix.basename(file).startsWith('.'));
  return {
    photos: shown.filter((file) => photo.test(file)),
    drawings: shown.filter((file) => drawing.test(file)),
  };
}

/** The outer edges of a frame in a picture, and the content field that holds these edges. */
export interface FoundEdges {
  edges: Edges;
  /** The file and field that a message about the edges names: `content/frames/dunes/item.yaml` and `images[1].edges`. */
  file: string;
  field: string;
}

/** The edges along which frames are cut out of pictures, by the picture's path below content/. */
export function findEdges({ frames }: Pick<Content, 'frames'>): Map<string, FoundEdges> {
  const found = new Map<string, FoundEdges>();
  for (const { folder, images } of frames) {
    images.forEach(({ url, edges }, index) => {
      if (!edges) return;
      const location = { file: `content/${folder}/item.yaml`, field: `images[${index + 1}].edges` };
      found.set(path.posix.join(folder, url), { edges, ...location });
    });
  }
  return found;
}
