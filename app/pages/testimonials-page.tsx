import { testimonialsIn } from '../content/testimonials.server';
import { pageHead } from '../head/page-head.server';
import { pageMeta } from '../head/page-meta';
import { ownPage } from '../sections/section';
import { TestimonialsSection } from '../sections/testimonials/testimonials-section';
import type { Route } from './+types/testimonials-page';
import { localeOf } from './locale-of';

export { shouldRevalidate } from './should-revalidate';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url);
  return { head: pageHead('testimonials', locale), testimonials: testimonialsIn(locale) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.head);

export default function TestimonialsPage({ loaderData }: Route.ComponentProps) {
  return <TestimonialsSection testimonials={loaderData.testimonials} place={ownPage} />;
}
