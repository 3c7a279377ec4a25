import { inParallel } from '../../scripts/in-parallel.ts';
import { askLink, type LinkAnswer } from '../../scripts/links/ask-link.ts';
import type { OutsideLink } from '../../scripts/links/find-links.ts';
import type { Unready } from '../ready/find-unready.ts';
import { addressOf } from './content-editor.ts';

/** How the outside links of the content answered. */
export interface LinkCheck {
  all: number;
  /** Those that lead nowhere, do not answer, or want to be looked at by a person: with their fields. */
  found: Unready[];
  /** None of them could be reached. */
  isOffline: boolean;
}

/** How long (ms) a host may take. */
const longest = 10_000;

const codes = { gone: 'deadLink', unreached: 'unreachedLink', refused: 'refusedLink' } as const;

/**
 * Asks for each outside link.
 * @param onAsked hears how many have been asked
 */
export async function checkLinks(
  links: OutsideLink[],
  onAsked: (count: number) => void,
  timeout = longest,
): Promise<LinkCheck> {
  const answers = new Map<OutsideLink, LinkAnswer>();
  await inParallel(links, 8, async (link) => {
    answers.set(link, await askLink(link.url, timeout));
    onAsked(answers.size);
  });
  const isOffline = links.length > 0 && [...answers.values()].every(({ is }) => is === 'unreached');
  const found = links.flatMap((link) => {
    const { is = 'there', reason = '' } = answers.get(link) ?? {};
    if (is === 'there' || isOffline) return [];
    return link.places.map(({ file, field }): Unready => {
      return { code: codes[is], file, field, address: addressOf(file), values: { found: link.url, reason } };
    });
  });
  return { all: links.length, found, isOffline };
}
