import { framesIn } from '../content/frames.server';
import { siteIn } from '../content/site.server';
import { pageHead } from '../head/page-head.server';
import { pageMeta } from '../head/page-meta';
import { FramesSection } from '../sections/frames/frames-section';
import { ownPage } from '../sections/section';
import type { Route } from './+types/frames-page';
import { localeOf } from './locale-of';

export { staysOnPage as shouldRevalidate } from './stays-on-page';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url);
  return {
    head: pageHead('frames', locale),
    frames: framesIn(locale),
    site: siteIn(locale),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.head);

export default function FramesPage({ loaderData }: Route.ComponentProps) {
  return <FramesSection frames={loaderData.frames} site={loaderData.site} place={ownPage} />;
}
