import { pageHead } from '#app/loaders/head/page-head.server.ts';
import { pageMeta } from '#app/loaders/head/page-meta.ts';
import { testimonialsIn, workOfFirstTestimonial } from '#app/loaders/testimonials.server.ts';
import { ownPage } from '#app/page-parts/section.tsx';
import { TestimonialsSection } from '#app/sections/testimonials/testimonials-section.tsx';
import type { Route } from './+types/testimonials-page';
import { localeOf } from './locale-of.ts';

export { shouldRevalidate } from './should-revalidate.ts';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url);
  return {
    head: pageHead('testimonials', locale),
    testimonials: testimonialsIn(locale),
    work: workOfFirstTestimonial(locale),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.head);

export default function TestimonialsPage({ loaderData }: Route.ComponentProps) {
  const { testimonials, work } = loaderData;
  return <TestimonialsSection testimonials={testimonials} work={work} position={ownPage} />;
}
