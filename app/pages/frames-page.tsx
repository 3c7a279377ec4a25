import { data } from 'react-router';
import { frameCards, framesIn } from '#app/loaders/frames.server.ts';
import { framesHead } from '#app/loaders/head/page-head.server.ts';
import { pageMeta } from '#app/loaders/head/page-meta.ts';
import { itemsOnPage, pageCount } from '#app/loaders/paging.ts';
import { sectionPdf } from '#app/loaders/pdf.server.ts';
import { wallPreviewIn } from '#app/loaders/rooms.server.ts';
import { shopIn } from '#app/loaders/shop.server.ts';
import { siteIn } from '#app/loaders/site.server.ts';
import { ownPage } from '#app/page-parts/section.tsx';
import { FramesPaging } from '#app/sections/frames/frames-paging.tsx';
import { FramesSection } from '#app/sections/frames/frames-section.tsx';
import { PdfLink } from '#app/sections/pdf-link.tsx';
import { ShopRequests } from '#app/sections/shop-requests.tsx';
import { framesPageAt } from '#model/site-map.ts';
import type { Route } from './+types/frames-page';
import { localeOf } from './locale-of.ts';

export { shouldRevalidate } from './should-revalidate.ts';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url);
  const frames = framesIn(locale);
  const pages = pageCount(frames.length);
  const page = framesPageAt(url.pathname);
  if (page > pages) throw data(null, { status: 404 });
  const shown = itemsOnPage(frames, page);
  return {
    head: framesHead(page, locale),
    frames: frameCards(shown),
    wall: wallPreviewIn(locale),
    paging: { page, pages, frames: frames.length },
    site: siteIn(locale),
    pdf: sectionPdf('catalog', locale),
    requests: shopIn(locale).requests,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function FramesPage({ loaderData }: Route.ComponentProps) {
  const { frames, wall, site, paging, pdf, requests } = loaderData;
  return (
    <FramesSection
      frames={frames}
      wall={wall}
      site={site}
      position={ownPage}
      paging={paging}
      pagingLinks={<FramesPaging page={paging.page} pages={paging.pages} />}
      foot={
        <>
          <PdfLink pdf={pdf} />
          <ShopRequests requests={requests} />
        </>
      }
    />
  );
}
