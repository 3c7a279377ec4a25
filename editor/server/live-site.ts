import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readYaml } from '#model/content/read-yaml.ts';

/** Whether the live site shows the last publication. */
export interface LiveState {
  isLive: boolean;
  /** The site's address. */
  url: string;
}

/** ms that the answer may take. */
const answerTimeout = 8_000;

export const versionFile = 'content-version.txt';

/**
 * Asks the live site once for the version of its content.
 * @param contentRoot says the site's address
 * @param built the finished site that was published last
 * @param timeout ms that the answer may take
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
    // No cache on the way knows this address yet.
    const answer = await fetch(new URL(`${versionFile}?${Date.now()}`, base), {
      signal: AbortSignal.timeout(timeout),
      headers: { 'cache-control': 'no-cache' },
    });
    return { isLive: answer.ok && (await answer.text()).trim() === version, url };
  } catch {
    // Nothing was built, there is no such address, or it does not answer in time.
    return { isLive: false, url };
  }
}
