import { processIn } from '../content/process.server';
import { pageHead } from '../head/page-head.server';
import { pageMeta } from '../head/page-meta';
import { ProcessSection } from '../sections/process/process-section';
import { ownPage } from '../sections/section';
import type { Route } from './+types/process-page';
import { localeOf } from './locale-of';

export { shouldRevalidate } from './should-revalidate';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url);
  return { head: pageHead('process', locale), steps: processIn(locale) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.head);

export default function ProcessPage({ loaderData }: Route.ComponentProps) {
  return <ProcessSection steps={loaderData.steps} place={ownPage} />;
}
