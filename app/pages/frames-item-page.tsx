import { frameIn } from '#app/loaders/frames.server.ts';
import { itemHead } from '#app/loaders/head/page-head.server.ts';
import { pageMeta } from '#app/loaders/head/page-meta.ts';
import { breadcrumbData, frameData } from '#app/loaders/head/structured-data.server.ts';
import { moreOf } from '#app/loaders/more.server.ts';
import { itemPdf } from '#app/loaders/pdf.server.ts';
import { printedAddress } from '#app/loaders/qr-code.server.ts';
import { siteIn } from '#app/loaders/site.server.ts';
import { FrameItem } from '#app/sections/frames/frame-item.tsx';
import { ItemPage } from '#app/sections/item-page.tsx';
import { inColor } from '#model/geometry/in-color.ts';
import { content } from '#model/on-disk/read-content.server.ts';
import type { Route } from './+types/frames-item-page';
import { localeOf } from './locale-of.ts';
import { movedOrMissing } from './moved-or-missing.server.ts';

export { shouldRevalidate } from './should-revalidate.ts';

export function loader({ url, params }: Route.LoaderArgs) {
  const locale = localeOf(url);
  const source = content();
  const found = source.frames.find(({ slug }) => slug === params.slug);
  if (!found) throw movedOrMissing(url);
  // Only the frames that this page shows are prepared, because a shop may have many frames.
  const frame = frameIn(locale, found, source);
  return {
    head: itemHead('frames', frame, locale, [
      breadcrumbData('frames', locale, frame),
      frameData(frame, locale),
    ]),
    frame,
    moreItems: moreOf(source.frames, found, (other) => {
      const { slug, title, images, colors } = frameIn(locale, other, source);
      return { slug, title, cover: images[0] && inColor(images[0], colors) };
    }),
    pdf: itemPdf('frames', frame.slug, locale),
    printed: printedAddress('frames', frame.slug, locale),
    site: siteIn(locale),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function FramesItemPage({ loaderData }: Route.ComponentProps) {
  const { frame, moreItems, site, pdf, printed } = loaderData;
  return (
    <ItemPage kind="frames" item={frame} moreItems={moreItems} printed={printed}>
      <FrameItem key={frame.slug} frame={frame} pdf={pdf} site={site} />
    </ItemPage>
  );
}
