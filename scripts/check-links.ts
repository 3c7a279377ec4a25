import { contentRoot } from '#model/on-disk/folders.server.ts';
import { readContent } from '#model/on-disk/read-content.server.ts';
import { askLink, type LinkAnswer } from './links/ask-link.ts';
import { findLinks, type OutsideLink } from './links/find-links.ts';
import { inParallel } from './tools/in-parallel.ts';
import { runScript } from './tools/run-script.ts';

/** The time (ms) that a host has to answer. */
const timeout = 10_000;

/**
 * Requests every external link in content/ and lists the dead ones; ends with exit code 1 if a link is dead. Neither the
 * build nor the checks run this script, since they make no network requests.
 */
async function checkLinks(): Promise<void> {
  const links = findLinks(contentRoot, readContent(contentRoot).site.url);
  const asked: (OutsideLink & LinkAnswer)[] = [];
  await inParallel(links, 8, async (link) => {
    asked.push({ ...link, ...(await askLink(link.url, timeout)) });
  });
  const inState = (state: LinkAnswer['state']) => asked.filter((link) => link.state === state);
  const [dead, refused] = [[...inState('missing'), ...inState('unreachable')], inState('refused')];
  if (links.length > 0 && inState('unreachable').length === links.length) {
    console.log(`None of the ${links.length} outside links could be reached: is there a connection?`);
    return;
  }
  const print = (title: string, list: typeof asked) => {
    if (list.length === 0) return;
    console.log(`\n${title}`);
    for (const { url, reason, mentions } of list)
      console.log(
        `  ${url} (${reason})\n${mentions.map(({ file, field }) => `    content/${file}: ${field}`).join('\n')}`,
      );
  };
  console.log(`${links.length} outside links, ${inState('found').length} lead somewhere`);
  print('The host answers only to browsers; to be looked at by hand:', refused);
  print('Dead:', dead);
  if (dead.length > 0) process.exitCode = 1;
}

await runScript(checkLinks);
