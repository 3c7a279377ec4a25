import { testimonialsIn } from '../content/in-language.server';
import { pageHead } from '../head/page-head.server';
import { pageMeta } from '../head/page-meta';
import { TestimonialsSection } from '../sections/testimonials/testimonials-section';
import { ownPage } from '../sections/section';
import { languageOf } from '../site-map';
import type { Route } from './+types/testimonials-page';

export function loader({ request }: Route.LoaderArgs) {
  const locale = languageOf(new URL(request.url).pathname);
  return { head: pageHead('testimonials', locale), testimonials: testimonialsIn(locale) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.head);

export default function TestimonialsPage({ loaderData }: Route.ComponentProps) {
  return <TestimonialsSection testimonials={loaderData.testimonials} place={ownPage} />;
}
