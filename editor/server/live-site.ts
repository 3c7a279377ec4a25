import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readYaml } from '#model/content/read-yaml.ts';

/** Whether the live site shows the last publication. */
export interface LiveState {
  isLive: boolean;
  /** The address of the live site. */
  url: string;
}

/** The maximum time (ms) that the live site may take to answer. */
const answerTimeout = 8_000;

export const versionFile = 'content-version.txt';

/**
 * Requests the content version of the live site, and compares it with the last publication.
 * @param contentRoot the content folder, whose site.yaml has the site's address
 * @param built the folder of the built site that was published last
 * @param timeout the maximum time (ms) for the answer
 */
export async function askLiveSite(
  contentRoot: string,
  built: string,
  timeout = answerTimeout,
): Promise<LiveState> {
  const { value } = readYaml(readFileSync(path.join(contentRoot, 'site.yaml')));
  const url = String((value as { url?: unknown } | null)?.url ?? '');
  try {
    const version = readFileSync(path.join(built, versionFile), 'utf8').trim();
    const base = url.endsWith('/') ? url : `${url}/`;
    // The time in the query string makes every address new, so no cache answers the request.
    const answer = await fetch(new URL(`${versionFile}?${Date.now()}`, base), {
      signal: AbortSignal.timeout(timeout),
      headers: { 'cache-control': 'no-cache' },
    });
    return { isLive: answer.ok && (await answer.text()).trim() === version, url };
  } catch {
    // The site counts as not live: nothing was built yet, the address does not exist, or the answer took too long.
    return { isLive: false, url };
  }
}
