import { pageHead } from '#app/loaders/head/page-head.server.ts';
import { pageMeta } from '#app/loaders/head/page-meta.ts';
import { breadcrumbData } from '#app/loaders/head/structured-data.server.ts';
import { highlightsIn, skillsIn } from '#app/loaders/lists.server.ts';
import { servicesIn } from '#app/loaders/services.server.ts';
import { servicesBannerIn } from '#app/loaders/site.server.ts';
import { PageWords } from '#app/page-parts/language/page-words.tsx';
import { ownPage } from '#app/page-parts/section.tsx';
import { ServicesBanner } from '#app/sections/services/services-banner.tsx';
import { ServicesSection } from '#app/sections/services/services-section.tsx';
import { pageWordsIn } from '#model/on-disk/words.server.ts';
import type { Route } from './+types/services-page';
import { localeOf } from './locale-of.ts';

export { shouldRevalidate } from './should-revalidate.ts';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url);
  return {
    head: pageHead('services', locale, [breadcrumbData('services', locale)]),
    words: pageWordsIn(locale, 'services'),
    banner: servicesBannerIn(locale),
    services: servicesIn(locale),
    highlights: highlightsIn(locale),
    skills: skillsIn(locale),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.head);

export default function ServicesPage({ loaderData }: Route.ComponentProps) {
  const { head: _, words, banner, ...data } = loaderData;
  return (
    <PageWords words={words}>
      <ServicesSection {...data} position={ownPage} banner={<ServicesBanner picture={banner} />} />
    </PageWords>
  );
}
