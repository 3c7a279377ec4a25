import { faqIn } from '../content/faq.server';
import { faqPictureIn, siteIn } from '../content/site.server';
import { pageHead } from '../head/page-head.server';
import { pageMeta } from '../head/page-meta';
import { FaqSection } from '../sections/faq/faq-section';
import { ownPage } from '../sections/section';
import type { Route } from './+types/faq-page';
import { localeOf } from './locale-of';

export { shouldRevalidate } from './should-revalidate';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url);
  return {
    head: pageHead('faq', locale),
    items: faqIn(locale),
    picture: faqPictureIn(locale),
    chatNumber: siteIn(locale).chatNumber,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.head);

export default function FaqPage({ loaderData: { head: _, ...data } }: Route.ComponentProps) {
  return <FaqSection {...data} place={ownPage} />;
}
