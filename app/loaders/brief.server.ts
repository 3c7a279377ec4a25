import type { Locale } from '#model/language/locales.ts';
import { fill, groupDigits } from '#model/language/translate.ts';
import { content } from '#model/on-disk/read-content.server.ts';
import { wordsIn } from '#model/on-disk/words.server.ts';
import { alternativeText, picture } from './pictures.server.ts';
import { feeIn, termsIn } from './terms.server.ts';
import type { BriefChoices } from './types.ts';

/** Maximum number of projects that the brief form shows with a picture. More pictures would fill a whole page. */
const maxPictures = 12;

export function briefChoicesIn(locale: Locale): BriefChoices {
  const { services, portfolio, projects, site } = content();
  const { visit } = termsIn(locale);
  const works = [...portfolio, ...projects];
  return {
    services: services.map((service) => ({
      slug: service.slug,
      title: service.title[locale],
      ...feeIn(locale, service),
    })),
    ...(visit ? { visit } : {}),
    works: works.map(({ folder, title, coverImage }, index) => ({
      id: folder,
      title: title[locale],
      ...(index < maxPictures
        ? { picture: picture(folder, coverImage, alternativeText(coverImage, locale)) }
        : {}),
    })),
    budgets: budgetRanges(site.budgets, locale),
    // Nobody can come to a studio of which the site does not say where it is.
    meetings: [...(site.contact.place ? (['studio'] as const) : []), 'video', 'visit', 'call'],
  };
}

/** The budget ranges: below the lowest limit, between neighboring limits, and above the highest. */
function budgetRanges(limits: number[], locale: Locale): string[] {
  const { brief } = wordsIn(locale);
  const n = (limit: number | undefined) => groupDigits(limit ?? 0);
  return [
    fill(brief.under, { n: n(limits[0]) }),
    ...limits.slice(1).map((limit, index) => fill(brief.between, { from: n(limits[index]), to: n(limit) })),
    fill(brief.above, { n: n(limits.at(-1)) }),
  ];
}
