import { data } from 'react-router';
import { frameCards, framesIn } from '../content/frames.server';
import { onPage, pageCount } from '../content/paging';
import { paperOf } from '../content/paper.server';
import { wallPreviewIn } from '../content/rooms.server';
import { siteIn } from '../content/site.server';
import { framesHead } from '../head/page-head.server';
import { pageMeta } from '../head/page-meta';
import { FramesPaging } from '../sections/frames/frames-paging';
import { FramesSection } from '../sections/frames/frames-section';
import { PaperLink } from '../sections/paper-link';
import { ownPage } from '../sections/section';
import { framesPageAt } from '../site-map';
import type { Route } from './+types/frames-page';
import { localeOf } from './locale-of';

export { shouldRevalidate } from './should-revalidate';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url);
  const frames = framesIn(locale);
  const pages = pageCount(frames.length);
  const page = framesPageAt(url.pathname);
  if (page > pages) throw data(null, { status: 404 });
  const shown = onPage(frames, page);
  return {
    head: framesHead(page, locale),
    frames: frameCards(shown),
    wall: wallPreviewIn(locale),
    paging: { page, pages, frames: frames.length },
    site: siteIn(locale),
    paper: paperOf('catalog', locale),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function FramesPage({ loaderData }: Route.ComponentProps) {
  const { frames, wall, site, paging, paper } = loaderData;
  return (
    <FramesSection
      frames={frames}
      wall={wall}
      site={site}
      place={ownPage}
      paging={paging}
      links={<FramesPaging page={paging.page} pages={paging.pages} />}
      foot={<PaperLink paper={paper} />}
    />
  );
}
