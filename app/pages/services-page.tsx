import { highlightsIn, servicesIn, skillsIn } from '../content/services.server';
import { servicesBannerIn } from '../content/site.server';
import { ownWordsIn } from '../content/words.server';
import { pageHead } from '../head/page-head.server';
import { pageMeta } from '../head/page-meta';
import { breadcrumbData } from '../head/structured-data.server';
import { PageWords } from '../language/page-words';
import { ownPage } from '../sections/section';
import { ServicesBanner } from '../sections/services/services-banner';
import { ServicesSection } from '../sections/services/services-section';
import type { Route } from './+types/services-page';
import { localeOf } from './locale-of';

export { shouldRevalidate } from './should-revalidate';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url);
  return {
    head: pageHead('services', locale, [breadcrumbData('services', locale)]),
    words: ownWordsIn(locale, 'services'),
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
      <ServicesSection {...data} place={ownPage} banner={<ServicesBanner picture={banner} />} />
    </PageWords>
  );
}
