import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { ReadingOptions } from '#model/on-disk/content-folder.server.ts';
import { contentRoot } from '#model/on-disk/folders.server.ts';
import { readContent } from '#model/on-disk/read-content.server.ts';
import { type Prepared, prepare } from '../build/prepare.ts';
import { startProgress } from '../tools/progress.ts';
import { MadeFiles } from './made-files.ts';
import { sendMade } from './send-made.ts';
import { trimCache } from './user-cache.ts';

/** The pause (ms) without a new request before the remaining files are made. */
const pauseBefore = 1500;

/** A site whose files are made when a browser requests them. */
export class OnDemandSite {
  readonly #made = new MadeFiles();
  #prepared: Prepared | undefined;
  /** A cache of the parsed content files, so that only files that have changed are read again. */
  readonly #cache: NonNullable<ReadingOptions['cache']> = new Map();
  /** Counts the events that stop `makeRemaining`, which ends when this number has changed. */
  #generation = 0;

  /** Answers a request for one of the made files (see sendMade). */
  send(address: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    return sendMade(this.#made, address, request, response);
  }

  /** Reads the content and writes the files that pages are built from. It is called again after the content has changed. */
  async prepare(content = readContent(contentRoot, { cache: this.#cache })): Promise<void> {
    this.#generation += 1;
    this.#prepared = await prepare(content);
    for (const recipes of recipesOf(this.#prepared)) this.#made.add(recipes);
  }

  /** Stops `makeRemaining` after the file that is being made. */
  stopRemaining(): void {
    this.#generation += 1;
  }

  /**
   * Makes the files that nobody has requested yet, one at a time, until `prepare` or `stopRemaining` is called. Errors are logged.
   * @param label the name of these files in the progress on the terminal
   * @returns whether all files are made
   */
  async makeRemaining(label?: string): Promise<boolean> {
    this.#generation += 1;
    const generation = this.#generation;
    await setTimeout(pauseBefore);
    const files = this.#prepared ? recipesOf(this.#prepared).flatMap((recipes) => [...recipes.keys()]) : [];
    const progress = label ? startProgress(label, files.length) : undefined;
    let isWhole = true;
    for (const file of files) {
      if (generation !== this.#generation) break;
      await this.#made.ask(file).catch((error) => {
        isWhole = false;
        console.error(`${file} could not be made:`, error);
      });
      progress?.step();
    }
    progress?.end();
    await trimCache();
    return isWhole && generation === this.#generation;
  }
}

function recipesOf({ pictures, previews, appFiles, paper }: Prepared) {
  return [appFiles, pictures, previews, paper.recipes];
}
