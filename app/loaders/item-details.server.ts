import type { Locale } from '#model/language/locales.ts';
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

function slugsByKind(fate: 'removed' | 'hidden'): ItemDetails['removed'] {
  return {
    frames: slugsThatAre(fate, 'frames'),
    projects: slugsThatAre(fate, 'projects'),
    portfolio: slugsThatAre(fate, 'portfolio'),
  };
}

function bySlug<Item extends { slug: string }, Details>(items: Item[], detailsOf: (item: Item) => Details) {
  return Object.fromEntries(items.map((item) => [item.slug, detailsOf(item)]));
}
