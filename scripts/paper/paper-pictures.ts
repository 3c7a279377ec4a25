import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Focus } from '../../app/common/media.ts';
import { ContentError } from '../../app/content/content-error.ts';
import { unreadablePicture } from '../../app/content/readable-picture.ts';
import type { Edges } from '../../app/content/schema.ts';
import { removeOthers } from '../generated-files.ts';
import { inParallel } from '../in-parallel.ts';
import { coverBox } from '../pictures/cover-box.ts';
import { pictureStem } from '../pictures/picture-sizes.ts';
import { writeOnce } from '../pictures/write-picture.ts';
import { hangOnPaper } from './hang-on-paper.ts';

/** How a picture is cut for paper: its width in px, and its width divided by its height. */
export interface Cut {
  width: number;
  shape: number;
  /** What stays in sight, percent of the picture's width and height. */
  focus?: Focus | undefined;
  /** Of a frame that is shown straight on: it hangs on bare paper. */
  edges?: Edges;
}

/** 72 is where print shows no difference any more; four color samples a pixel block are left out (4:2:0). */
const jpeg = { quality: 72, mozjpeg: true };
const parallel = 2;

/** The pictures that the PDFs hold, as JPEG files in the cache, named by content. */
export class PaperPictures {
  readonly #content: string;
  readonly #folder: string;
  readonly #hashes = new Map<string, string>();
  readonly #wanted = new Map<string, { file: string; cut: Cut }>();

  /**
   * @param content the content folder
   * @param folder where the cut pictures are kept between builds
   */
  constructor(content: string, folder: string) {
    this.#content = content;
    this.#folder = folder;
  }

  /**
   * The name that a picture will have for the templates, such as `/pictures/frames-dunes-2-front-1a2b3c4d-960.jpg`.
   * @param file its path below content/
   * @throws ContentError where it is missing
   */
  name(file: string, cut: Cut): string {
    const name = `${pictureStem(file)}-${this.#hashOf(file, cut)}-${cut.width}.jpg`;
    this.#wanted.set(name, { file, cut });
    return `/pictures/${name}`;
  }

  /** Cuts what is not there yet, removes what is no longer asked for, and hands out all bytes by name. */
  async prepare(): Promise<Map<string, Uint8Array>> {
    await mkdir(this.#folder, { recursive: true });
    const waiting = [...this.#wanted].filter(([name]) => !existsSync(path.join(this.#folder, name)));
    await inParallel(waiting, parallel, (one) => this.#write(...one), 'pictures for paper');
    await removeOthers(this.#folder, this.#wanted.keys());
    const all = [...this.#wanted.keys()].map(
      async (name) => [`/pictures/${name}`, await readFile(path.join(this.#folder, name))] as const,
    );
    return new Map(await Promise.all(all));
  }

  async #write(name: string, { file, cut }: { file: string; cut: Cut }): Promise<void> {
    const bytes = await readFile(path.join(this.#content, file));
    try {
      const { width, shape, focus, edges } = cut;
      const height = Math.round(width / shape);
      const picture = edges
        ? await hangOnPaper(sharp(bytes).autoOrient(), edges, width, height)
        : await coverBox(bytes, { width, height }, focus);
      const onWhite = picture.toColorspace('srgb').flatten({ background: '#fff' }).jpeg(jpeg);
      await writeOnce(path.join(this.#folder, name), onWhite);
    } catch (error) {
      throw new ContentError([unreadablePicture(file, bytes, error)]);
    }
  }

  #hashOf(file: string, cut: Cut): string {
    const source = path.join(this.#content, file);
    if (!existsSync(source)) {
      throw new ContentError([{ file: `content/${file}`, field: '', code: 'fileMissing' }]);
    }
    const known = this.#hashes.get(file) ?? createHash('sha256').update(readFileSync(source)).digest('hex');
    this.#hashes.set(file, known);
    return createHash('sha256')
      .update(known + JSON.stringify({ jpeg, cut }))
      .digest('hex')
      .slice(0, 8);
  }
}
