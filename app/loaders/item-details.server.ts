import type { Locale } from '#model/language/locales.ts';
import type { MissingReason } from '#model/site-map.ts';
import { framesIn } from './frames.server.ts';
import { slugsThatAre } from './moved.server.ts';
import { portfolioIn, projectsIn, splitPortfolioProject, splitProject } from './projects.server.ts';
import type { ItemDetails } from './types.ts';

/** The data that the details of all items show beyond their cards, in one language. */
export function itemDetailsIn(locale: Locale): ItemDetails {
  return {
    frames: bySlug(framesIn(locale), ({ images, priceNote, specification, reviews }) => ({
      images,
      priceNote,
      specification,
      reviews,
    })),
    projects: bySlug(projectsIn(locale), (project) => splitProject(project).rest),
    portfolio: bySlug(portfolioIn(locale), (project) => splitPortfolioProject(project).rest),
    removed: slugsByKind('removed'),
    hidden: slugsByKind('hidden'),
  };
}

function slugsByKind(reason: MissingReason): ItemDetails[MissingReason] {
  return {
    frames: slugsThatAre(reason, 'frames'),
    projects: slugsThatAre(reason, 'projects'),
    portfolio: slugsThatAre(reason, 'portfolio'),
  };
}

function bySlug<Item extends { slug: string }, Details>(items: Item[], detailsOf: (item: Item) => Details) {
  return Object.fromEntries(items.map((item) => [item.slug, detailsOf(item)]));
}
