import { contentRoot } from '#model/on-disk/folders.server.ts';
import { readContent } from '#model/on-disk/read-content.server.ts';
import { askLink, type LinkAnswer } from './links/ask-link.ts';
import { findLinks, type OutsideLink } from './links/find-links.ts';
import { inParallel } from './tools/in-parallel.ts';
import { runScript } from './tools/run-script.ts';

/** How long (ms) a host may take. */
const timeout = 10_000;

/**
 * Asks for every outside link in content/ and says which are dead; ends with exit code 1 where there is one. It is no part of
 * the build or the checks, which ask nothing of the network.
 */
async function checkLinks(): Promise<void> {
  const links = findLinks(contentRoot, readContent(contentRoot).site.url);
  const asked: (OutsideLink & LinkAnswer)[] = [];
  await inParallel(links, 8, async (link) => {
    asked.push({ ...link, ...(await askLink(link.url, timeout)) });
  });
  const of = (is: string) => asked.filter((one) => one.is === is);
  const [dead, refused] = [[...of('gone'), ...of('unreached')], of('refused')];
  if (links.length > 0 && of('unreached').length === links.length) {
    console.log(`None of the ${links.length} outside links could be reached: is there a connection?`);
    return;
  }
  const tell = (title: string, list: typeof asked) => {
    if (list.length === 0) return;
    console.log(`\n${title}`);
    for (const { url, reason, places } of list)
      console.log(
        `  ${url} (${reason})\n${places.map(({ file, field }) => `    content/${file}: ${field}`).join('\n')}`,
      );
  };
  console.log(`${links.length} outside links, ${of('there').length} lead somewhere`);
  tell('The host answers only to browsers; to be looked at by hand:', refused);
  tell('Dead:', dead);
  if (dead.length > 0) process.exitCode = 1;
}

await runScript(checkLinks);
