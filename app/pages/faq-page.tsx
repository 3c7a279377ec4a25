import { faqIn } from '../content/faq.server';
import { pageHead } from '../head/page-head.server';
import { pageMeta } from '../head/page-meta';
import { FaqSection } from '../sections/faq/faq-section';
import { ownPage } from '../sections/section';
import { languageOf } from '../site-map';
import type { Route } from './+types/faq-page';

export { staysOnPage as shouldRevalidate } from './stays-on-page';

export function loader({ url }: Route.LoaderArgs) {
  const locale = languageOf(url.pathname);
  return { head: pageHead('faq', locale), items: faqIn(locale) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.head);

export default function FaqPage({ loaderData }: Route.ComponentProps) {
  return <FaqSection items={loaderData.items} place={ownPage} />;
}
