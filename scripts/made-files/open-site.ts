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

/** So long (ms) nothing new comes before the rest is made. */
const pauseBefore = 1500;

/** A site that is served while its files are still being made. */
export class OpenSite {
  readonly #made = new MadeFiles();
  #prepared: Prepared | undefined;
  /** Files that have not changed since are not read again. */
  readonly #cache: NonNullable<ReadingOptions['cache']> = new Map();
  /** Counts what ends the making of the rest. */
  #turn = 0;

  /** Answers a request for one of the files (see sendMade). */
  send(address: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    return sendMade(this.#made, address, request, response);
  }

  /** Reads the content and prepares what pages are built from; again where the content has changed. */
  async prepare(content = readContent(contentRoot, { cache: this.#cache })): Promise<void> {
    this.#turn += 1;
    this.#prepared = await prepare(content);
    for (const recipes of recipesOf(this.#prepared)) this.#made.add(recipes);
  }

  /** Ends the making of the rest, after the file that is being made. */
  stopRest(): void {
    this.#turn += 1;
  }

  /**
   * Makes behind everything else what nobody has asked for yet, one at a time, until something is prepared again or it is stopped.
   * What cannot be made is told.
   * @param label what the files are called while they are counted on the terminal
   * @returns whether all is made
   */
  async makeRest(label?: string): Promise<boolean> {
    this.#turn += 1;
    const turn = this.#turn;
    await setTimeout(pauseBefore);
    const files = this.#prepared ? recipesOf(this.#prepared).flatMap((recipes) => [...recipes.keys()]) : [];
    const progress = label ? startProgress(label, files.length) : undefined;
    let isWhole = true;
    for (const file of files) {
      if (turn !== this.#turn) break;
      await this.#made.ask(file).catch((error) => {
        isWhole = false;
        console.error(`${file} could not be made:`, error);
      });
      progress?.step();
    }
    progress?.end();
    await trimCache();
    return isWhole && turn === this.#turn;
  }
}

function recipesOf({ pictures, previews, appFiles, paper }: Prepared) {
  return [appFiles, pictures, previews, paper.recipes];
}
