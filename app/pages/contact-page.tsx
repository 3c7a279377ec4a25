import { contactPictureIn, siteIn } from '../content/site.server';
import { pageHead } from '../head/page-head.server';
import { pageMeta } from '../head/page-meta';
import { ContactSection } from '../sections/contact/contact-section';
import { ownPage } from '../sections/section';
import type { Route } from './+types/contact-page';
import { localeOf } from './locale-of';

export { staysOnPage as shouldRevalidate } from './stays-on-page';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url);
  return {
    head: pageHead('contact', locale),
    site: siteIn(locale),
    picture: contactPictureIn(locale),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.head);

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  return <ContactSection site={loaderData.site} picture={loaderData.picture} place={ownPage} />;
}
