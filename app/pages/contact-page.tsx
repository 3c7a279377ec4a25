import { pageHead } from '#app/loaders/head/page-head.server.ts';
import { pageMeta } from '#app/loaders/head/page-meta.ts';
import { studioData } from '#app/loaders/head/structured-data.server.ts';
import { weekIn } from '#app/loaders/hours.server.ts';
import { contactPictureIn, siteIn } from '#app/loaders/site.server.ts';
import { HoursTable } from '#app/page-parts/hours/hours-table.tsx';
import { ownPage } from '#app/page-parts/section.tsx';
import { ContactSection } from '#app/sections/contact/contact-section.tsx';
import type { Route } from './+types/contact-page';
import { localeOf } from './locale-of.ts';

export { shouldRevalidate } from './should-revalidate.ts';

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
    <ContactSection site={site} picture={picture} position={ownPage}>
      <HoursTable {...week} />
    </ContactSection>
  );
}
