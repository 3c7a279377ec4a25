import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import type { Edges } from '../../app/content/schema.ts';

/** Where a frame's outer edges lie in a picture, and which field of the content says so. */
export interface FoundEdges {
  edges: Edges;
  /** For messages: `content/frames/dunes/item.yaml` and `images[1].edges`. */
  file: string;
  field: string;
}

interface Image {
  url?: string;
  edges?: Edges;
}

/**
 * Reads which pictures of frames are cut out, by their path below content/.
 * Whether the fields are well formed has been checked before: check-content.ts stops the build otherwise.
 */
export async function findEdges(contentFolder: string): Promise<Map<string, FoundEdges>> {
  const folder = path.join(contentFolder, 'frames');
  const found = new Map<string, FoundEdges>();
  if (!existsSync(folder)) return found;
  for (const slug of (await readdir(folder)).sort()) {
    const file = path.join(folder, slug, 'item.yaml');
    if (!existsSync(file)) continue;
    const images: Image[] = parse(await readFile(file, 'utf8'))?.images ?? [];
    images.forEach(({ url, edges }, index) => {
      if (!url || !edges) return;
      const place = { file: `content/frames/${slug}/item.yaml`, field: `images[${index + 1}].edges` };
      found.set(path.posix.join('frames', slug, url), { edges, ...place });
    });
  }
  return found;
}
