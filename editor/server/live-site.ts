import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readYaml } from '../../app/content/read-yaml.ts';

/** How the live site stands to the last publication. */
export interface LiveState {
  /**
   * `older`: an older version; `other`: something else than a version (no such file, a page); `silent`: nothing in time;
   * `unknown`: there is no address to ask.
   */
  state: 'live' | 'older' | 'other' | 'silent' | 'unknown';
  /** The site's address. */
  url: string;
}

/** ms that one answer may take. */
const limit = 8_000;
const longestVersion = 200;

export const versionFile = 'content-version.txt';

/**
 * Asks the live site once for the version of its content.
 * @param contentRoot says the site's address
 * @param built the finished site that was published last
 * @param most ms that the answer may take
 */
export async function askLiveSite(contentRoot: string, built: string, most = limit): Promise<LiveState> {
  const url = siteAddressIn(readFileSync(path.join(contentRoot, 'site.yaml')));
  const place = path.join(built, versionFile);
  const version = existsSync(place) ? readFileSync(place, 'utf8').trim() : '';
  if (!version || !isPublic(url)) return { state: 'unknown', url };
  const found = await versionAt(url, most);
  if (found === undefined) return { state: 'silent', url };
  return { state: found === version ? 'live' : isVersion(found) ? 'older' : 'other', url };
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

/** The site's address, as the bytes of a `site.yaml` say it; '' where they say none. */
export function siteAddressIn(bytes: Buffer | undefined): string {
  const { value } = bytes ? readYaml(bytes) : {};
  const url = (value as { url?: unknown } | null | undefined)?.url;
  return typeof url === 'string' ? url : '';
}
