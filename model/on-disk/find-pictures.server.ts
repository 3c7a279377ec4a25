import path from 'node:path';
import type { Edges } from '#model/content/kinds/frames.ts';
import type { ContentFiles } from './content-files.server.ts';
import type { Content } from './read-content.server.ts';

/** Paths below the content folder. */
interface FoundPictures {
  photos: string[];
  drawings: string[];
}

const photo = /\.(jpe?g|png|webp|avif)$/i;
const drawing = /\.svg$/i;

/** Lists the pictures of the content as sorted paths below its folder, with forward slashes. */
export function findPictures(files: ContentFiles): FoundPictures {
  const shown = files.all().filter((file) => !path.posix.basename(file).startsWith('.'));
  return {
    photos: shown.filter((file) => photo.test(file)),
    drawings: shown.filter((file) => drawing.test(file)),
  };
}

/** Where a frame's outer edges lie in a picture, and which field of the content says so. */
export interface FoundEdges {
  edges: Edges;
  /** For messages: `content/frames/dunes/item.yaml` and `images[1].edges`. */
  file: string;
  field: string;
}

/** Which pictures of frames are cut out of their photograph, by their path below content/. */
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
