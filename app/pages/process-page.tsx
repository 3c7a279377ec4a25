import { pageHead } from '#app/loaders/head/page-head.server.ts';
import { pageMeta } from '#app/loaders/head/page-meta.ts';
import { processIn } from '#app/loaders/lists.server.ts';
import { termsIn } from '#app/loaders/terms.server.ts';
import { ownPage } from '#app/page-parts/section.tsx';
import { ProcessSection } from '#app/sections/process/process-section.tsx';
import type { Route } from './+types/process-page';
import { localeOf } from './locale-of.ts';

export { shouldRevalidate } from './should-revalidate.ts';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url);
  return {
    head: pageHead('process', locale),
    steps: processIn(locale, true),
    terms: Object.values(termsIn(locale)),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.head);

export default function ProcessPage({ loaderData }: Route.ComponentProps) {
  return <ProcessSection steps={loaderData.steps} position={ownPage} terms={loaderData.terms} />;
}
