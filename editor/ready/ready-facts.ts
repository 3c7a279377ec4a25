import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileIn, git } from '../server/git.ts';
import { siteAddressIn } from '../server/live-site.ts';
import type { ReadinessFacts } from './find-unready.ts';

/** What Git and the clock say of the content; without Git, the clock alone. */
export async function readyFacts(project: string): Promise<ReadinessFacts> {
  const shipped = JSON.parse(readFileSync(path.join(import.meta.dirname, 'shipped.json'), 'utf8'));
  const today = new Date().toISOString().slice(0, 10);
  const log = (...args: string[]) => git(project, 'log', ...args).catch(() => ({ output: '' }));
  // A price that came with its item is none that was changed.
  const changed = await log('-1', '--diff-filter=M', '-G^ +price:', '--format=%as', '--', 'content/frames');
  const moves = await log('-20', '-G^url:', '--format=%H', '--', 'content/site.yaml');
  const urls = await Promise.all(
    moves.output
      .split('\n')
      .filter(Boolean)
      .map(async (commit) => siteAddressIn(await fileIn(project, commit, 'content/site.yaml'))),
  );
  const former = urls
    .slice(1)
    .filter((url) => URL.canParse(url) && !/\.(example|invalid)$/.test(new URL(url).host));
  return { shipped, today, lastPrice: changed.output || undefined, formerUrls: [...new Set(former)] };
}
