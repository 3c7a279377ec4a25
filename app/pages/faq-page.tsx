import { pageHead } from '#app/loaders/head/page-head.server.ts';
import { pageMeta } from '#app/loaders/head/page-meta.ts';
import { faqIn } from '#app/loaders/lists.server.ts';
import { faqPictureIn, siteIn } from '#app/loaders/site.server.ts';
import { ownPage } from '#app/page-parts/section.tsx';
import { FaqSection } from '#app/sections/faq/faq-section.tsx';
import type { Route } from './+types/faq-page';
import { localeOf } from './locale-of.ts';

export { shouldRevalidate } from './should-revalidate.ts';

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
  return <FaqSection {...data} position={ownPage} />;
}
