import { availableParallelism } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import { writeWhole } from '../tools/generated-files.ts';
import { inParallel } from '../tools/in-parallel.ts';
import { cached } from './user-cache.ts';

/** Makes one file of the site from the content. */
export interface Recipe {
  /** The cache key, which changes with all inputs of the file. A file without a key is quick to make and is not cached. */
  key?: string;
  make: () => Promise<Uint8Array>;
}

/** Files by their path in the site, such as `pictures/frames-dunes-2-front-1a2b3c4d-720.avif`. */
export type Recipes = Map<string, Recipe>;

/** How many files are written at the same time; most of them come from the cache. */
const writtenAtOnce = 16;

/**
 * The files of the site that are made of the content: resized pictures, link previews, PDFs. Each file is made at the first
 * request for it, once even for several requests at the same time, and kept in the user's cache.
 */
export class MadeFiles {
  readonly #recipes: Recipes = new Map();
  /** Limits how many files are made at once, since browsers request many: one per core, and at most 8 because of memory. */
  readonly #limit = pLimit(Math.min(availableParallelism(), 8));

  /**
   * Adds recipes; a new recipe replaces an earlier one for the same path. Other recipes stay, since open pages may still
   * request their files.
   */
  add(recipes: Recipes): void {
    for (const [file, recipe] of recipes) this.#recipes.set(file, recipe);
  }

  has(file: string): boolean {
    return this.#recipes.has(file);
  }

  /**
   * The bytes of a file.
   * @throws Error if there is no such file or it cannot be made
   */
  async ask(file: string): Promise<Uint8Array> {
    const recipe = this.#recipes.get(file);
    if (!recipe) throw new Error(`${file} is no file of this site`);
    const { key, make } = recipe;
    return key ? cached(key, () => this.#limit(make)) : make();
  }

  /**
   * Makes files in the order of the recipes and writes them into the folder of a built site.
   * @param label the name of these files in the progress on the terminal
   */
  async write(recipes: Recipes, site: string, label: string): Promise<void> {
    const write = async (file: string) => writeWhole(path.join(site, file), await this.ask(file));
    await inParallel([...recipes.keys()], writtenAtOnce, write, label);
  }
}
