import { availableParallelism } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import { writeWhole } from '../tools/generated-files.ts';
import { inParallel } from '../tools/in-parallel.ts';
import { cached } from './user-cache.ts';

/** How a file of the site is made of the content. */
export interface Recipe {
  /** Changes with all that the file is made of; without one it is made anew each time, since that is quick. */
  key?: string;
  make: () => Promise<Uint8Array>;
}

/** Files by their path in the site, such as `pictures/frames-dunes-2-front-1a2b3c4d-720.avif`. */
export type Recipes = Map<string, Recipe>;

/** What is in the cache takes no time to make. */
const writtenAtOnce = 16;

/**
 * The files of the site that are made of the content: sizes of pictures, link previews, PDFs. Each is made when it is first
 * asked for, once, however many ask for it, and kept in the user's cache.
 */
export class MadeFiles {
  readonly #recipes: Recipes = new Map();
  /** One to a core, and no more than memory holds: browsers ask for many at once. */
  readonly #limit = pLimit(Math.min(availableParallelism(), 8));

  /** Adds files; a file of the same path is replaced. What pages named before can still be asked for. */
  add(recipes: Recipes): void {
    for (const [file, recipe] of recipes) this.#recipes.set(file, recipe);
  }

  has(file: string): boolean {
    return this.#recipes.has(file);
  }

  /**
   * The bytes of a file.
   * @throws Error when there is no such file, or when it cannot be made
   */
  async ask(file: string): Promise<Uint8Array> {
    const recipe = this.#recipes.get(file);
    if (!recipe) throw new Error(`${file} is no file of this site`);
    const { key, make } = recipe;
    return key ? cached(key, () => this.#limit(make)) : make();
  }

  /**
   * Makes files in their order into the folder of a built site.
   * @param label what they are called while they are counted on the terminal
   */
  async write(recipes: Recipes, site: string, label: string): Promise<void> {
    const write = async (file: string) => writeWhole(path.join(site, file), await this.ask(file));
    await inParallel([...recipes.keys()], writtenAtOnce, write, label);
  }
}
