import type { Locale } from '#model/language/locales.ts';
import { framesIn } from './frames.server.ts';
import { removedSlugs } from './moved.server.ts';
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
    removed: {
      frames: removedSlugs('frames'),
      projects: removedSlugs('projects'),
      portfolio: removedSlugs('portfolio'),
    },
  };
}

function bySlug<Item extends { slug: string }, Details>(items: Item[], detailsOf: (item: Item) => Details) {
  return Object.fromEntries(items.map((item) => [item.slug, detailsOf(item)]));
}
