import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readYaml } from '../../app/content/read-yaml.ts';

/** How the live site stands to the last publication. */
export interface LiveState {
  /** `none` before the first publication of this start, `unknown` where there is no address to ask. */
  state: 'none' | 'unknown' | 'asking' | 'live' | 'notYet';
  /** The site's address. */
  url: string;
  /** What was answered last: an older version, something else than a version (no such file, a page), or nothing in time. */
  answer?: 'older' | 'other' | 'silent';
}

/** ms between two questions. */
const pause = 10_000;
/** After so long (ms) it is told that the site is not there yet; it is asked further on. */
const patience = 15 * 60_000;
/** ms that one answer may take. */
const limit = 8_000;
/** After so long (ms) nobody waits any more. */
const longest = 4 * 60 * 60_000;
const longestVersion = 200;

export const versionFile = 'content-version.txt';

/** Asks the live site for the version of its content until it is the one that was published. */
export class LiveWatch {
  readonly #address: () => string;
  readonly #pauses: { pause: number; patience: number; limit: number };
  #state: LiveState = { state: 'none', url: '' };
  #round = 0;

  /** @param address of the site, as the content says it */
  constructor(address: () => string, pauses = { pause, patience, limit }) {
    this.#address = address;
    this.#pauses = pauses;
  }

  get state(): LiveState {
    return this.#state;
  }

  /**
   * Waits for a publication; one that came before is waited for no more.
   * @param folder the finished site
   */
  expect(folder: string): void {
    this.#round += 1;
    const place = path.join(folder, versionFile);
    const url = this.#address();
    const version = existsSync(place) ? readFileSync(place, 'utf8').trim() : '';
    if (!version || !isPublic(url)) {
      this.#state = { state: 'unknown', url };
      return;
    }
    this.#state = { state: 'asking', url };
    void this.#ask(version, url, this.#round, Date.now());
  }

  stop(): void {
    this.#round += 1;
  }

  async #ask(version: string, url: string, round: number, since: number): Promise<void> {
    while (round === this.#round && Date.now() - since < longest) {
      const found = await versionAt(url, this.#pauses.limit);
      if (round !== this.#round) return;
      if (found === version) {
        this.#state = { state: 'live', url };
        return;
      }
      const isLate = Date.now() - since >= this.#pauses.patience;
      const answer = found === undefined ? 'silent' : isVersion(found) ? 'older' : 'other';
      this.#state = { state: isLate ? 'notYet' : 'asking', url, answer };
      await new Promise<void>((resolve) => {
        setTimeout(resolve, this.#pauses.pause).unref();
      });
    }
  }
}

/**
 * What a site says its version is; '' where it answers with none, undefined where it does not answer in time.
 * @param most ms that the answer may take
 */
async function versionAt(url: string, most: number): Promise<string | undefined> {
  try {
    const base = url.endsWith('/') ? url : `${url}/`;
    // No cache on the way knows this address yet.
    const answer = await fetch(new URL(`${versionFile}?${Date.now()}`, base), {
      signal: AbortSignal.timeout(most),
      headers: { 'cache-control': 'no-cache' },
    });
    return answer.ok ? (await answer.text()).trim() : '';
  } catch {
    return undefined;
  }
}

/** A page of the host, or one that this site shows where there is no such file, is none. */
function isVersion(text: string): boolean {
  return text.length <= longestVersion && /^[\w.:+-]+$/.test(text);
}

/** Whether an address can be one of the public network, and no sample. */
function isPublic(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return /^https?:$/.test(protocol) && !/(^|\.)(example|invalid|test)$/.test(hostname);
}

/** The site's address, as content/site.yaml says it. */
export function siteAddress(contentRoot: string): string {
  const { value } = readYaml(readFileSync(path.join(contentRoot, 'site.yaml')));
  const url = (value as { url?: unknown } | null | undefined)?.url;
  return typeof url === 'string' ? url : '';
}
