import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { ContentError } from '#model/content/content-error.ts';
import type { Edges } from '#model/content/kinds/frames.ts';
import type { Focus } from '#model/geometry/media.ts';
import { versionOf } from '#model/on-disk/content-files.server.ts';
import { failOn, unreadablePicture } from '#model/on-disk/readable-picture.ts';
import { cached } from '#scripts/made-files/user-cache.ts';
import { coverBox } from '#scripts/pictures/cover-box.ts';
import { pictureStem } from '#scripts/pictures/picture-sizes.ts';
import { frameWithShadow } from './frame-with-shadow.ts';

/** How a picture is cut for a PDF: its width in px, and its shape (width divided by height). */
export interface Cut {
  width: number;
  shape: number;
  /** The point that must stay visible, in percent of the picture's width and height. */
  focus?: Focus | undefined;
  /**
   * The outer edges of a frame in a picture taken straight from the front, in px: the frame is cut out and stands on
   * white.
   */
  edges?: Edges;
}

/**
 * JPEG options of pictures in PDFs. Above a quality of 72, prints on paper show no difference. sharp's default color
 * subsampling (4:2:0) keeps files small.
 */
const jpeg = { quality: 72, mozjpeg: true };

/** Hashes of the bytes of original pictures, by path; a hash is valid while the file's version is the same. */
const digests = new Map<string, { version: string; digest: string }>();

/** The pictures of the PDFs, as JPEG files whose names contain a hash of their content. */
export class PaperPictures {
  readonly #content: string;
  readonly #named = new Map<string, { file: string; cut: Cut; key: string }>();

  /** @param content path of the content folder */
  constructor(content: string) {
    this.#content = content;
  }

  /**
   * Registers a picture and returns its name in the templates, such as `/pictures/frames-dunes-2-front-1a2b3c4d-960.jpg`.
   * @param file the original's path below content/
   * @throws ContentError where the original is missing
   */
  name(file: string, cut: Cut): string {
    const digest = this.#digestOf(file, cut);
    const name = `/pictures/${pictureStem(file)}-${digest.slice(0, 8)}-${cut.width}.jpg`;
    this.#named.set(name, { file, cut, key: `${digest}-paper.jpg` });
    return name;
  }

  /**
   * Cuts the pictures that a document's data names and returns their bytes by name.
   * @throws ContentError where an original cannot be read as a picture
   */
  async filesFor(content: object): Promise<Map<string, Uint8Array>> {
    const text = JSON.stringify(content);
    const pictures = new Map<string, Uint8Array>();
    for (const [name, one] of this.#named)
      if (text.includes(`"${name}"`)) pictures.set(name, await cached(one.key, () => this.#cut(one)));
    return pictures;
  }

  async #cut({ file, cut }: { file: string; cut: Cut }): Promise<Uint8Array> {
    const bytes = await readFile(path.join(this.#content, file));
    try {
      const { width, shape, focus, edges } = cut;
      const height = Math.round(width / shape);
      const picture = edges
        ? await frameWithShadow(sharp(bytes, { failOn }).autoOrient(), edges, width, height)
        : await coverBox(bytes, { width, height }, focus);
      return await picture.toColorspace('srgb').flatten({ background: '#fff' }).jpeg(jpeg).toBuffer();
    } catch (error) {
      throw new ContentError([unreadablePicture(file, bytes, error)]);
    }
  }

  #digestOf(file: string, cut: Cut): string {
    const source = path.join(this.#content, file);
    if (!existsSync(source)) {
      throw new ContentError([{ file: `content/${file}`, field: '', code: 'fileMissing' }]);
    }
    return createHash('sha256')
      .update(digestOfOriginal(source) + JSON.stringify({ jpeg, cut }))
      .digest('hex');
  }
}

function digestOfOriginal(source: string): string {
  const version = versionOf(source);
  const known = digests.get(source);
  if (known?.version === version) return known.digest;
  const digest = createHash('sha256').update(readFileSync(source)).digest('hex');
  digests.set(source, { version, digest });
  return digest;
}
