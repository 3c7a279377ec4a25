import { processIn } from '../content/process.server';
import { pageHead } from '../head/page-head.server';
import { pageMeta } from '../head/page-meta';
import { ProcessSection } from '../sections/process/process-section';
import { ownPage } from '../sections/section';
import { languageOf } from '../site-map';
import type { Route } from './+types/process-page';

export { staysOnPage as shouldRevalidate } from './stays-on-page';

export function loader({ url }: Route.LoaderArgs) {
  const locale = languageOf(url.pathname);
  return { head: pageHead('process', locale), steps: processIn(locale) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.head);

export default function ProcessPage({ loaderData }: Route.ComponentProps) {
  return <ProcessSection steps={loaderData.steps} place={ownPage} />;
}
