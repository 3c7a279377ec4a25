import { frameIn, withoutArt } from '../content/frames.server';
import { moreOf } from '../content/more.server';
import { sheetOf } from '../content/paper.server';
import { printedAddress } from '../content/qr-code.server';
import { content } from '../content/read-content.server';
import { siteIn } from '../content/site.server';
import { itemHead } from '../head/page-head.server';
import { pageMeta } from '../head/page-meta';
import { breadcrumbData, frameData } from '../head/structured-data.server';
import { FrameItem } from '../sections/frames/frame-item';
import { ItemPage } from '../sections/item-page';
import type { Route } from './+types/frames-item-page';
import { localeOf } from './locale-of';
import { movedOrMissing } from './moved-or-missing.server';

export { shouldRevalidate } from './should-revalidate';

export function loader({ url, params }: Route.LoaderArgs) {
  const locale = localeOf(url);
  const source = content();
  const found = source.frames.find(({ slug }) => slug === params.slug);
  if (!found) throw movedOrMissing(url);
  // Of a shop with many frames only those that this page shows are made.
  const frame = frameIn(locale, found, source);
  return {
    head: itemHead('frames', frame, locale, [
      breadcrumbData('frames', locale, frame),
      frameData(frame, locale),
    ]),
    frame,
    more: moreOf(source.frames, found, (other) => {
      const { slug, title, images } = frameIn(locale, other, source);
      return { slug, title, cover: images[0] && withoutArt(images[0]) };
    }),
    paper: sheetOf('frames', frame.slug, locale),
    printed: printedAddress('frames', frame.slug, locale),
    site: siteIn(locale),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function FramesItemPage({ loaderData }: Route.ComponentProps) {
  const { frame, more, site, paper, printed } = loaderData;
  return (
    <ItemPage kind="frames" item={frame} more={more} printed={printed}>
      <FrameItem key={frame.slug} frame={frame} paper={paper} site={site} />
    </ItemPage>
  );
}
