import { weekIn } from '../content/hours.server';
import { contactPictureIn, siteIn } from '../content/site.server';
import { pageHead } from '../head/page-head.server';
import { pageMeta } from '../head/page-meta';
import { studioData } from '../head/structured-data.server';
import { HoursTable } from '../hours/hours-table';
import { ContactSection } from '../sections/contact/contact-section';
import { ownPage } from '../sections/section';
import type { Route } from './+types/contact-page';
import { localeOf } from './locale-of';

export { shouldRevalidate } from './should-revalidate';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url);
  return {
    head: pageHead('contact', locale, studioData(locale)),
    site: siteIn(locale),
    picture: contactPictureIn(locale, true),
    week: weekIn(locale),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.head);

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { site, picture, week } = loaderData;
  return (
    <ContactSection site={site} picture={picture} place={ownPage}>
      <HoursTable {...week} />
    </ContactSection>
  );
}
