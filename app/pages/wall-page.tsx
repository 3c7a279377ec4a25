import { roomsIn, wallFramesIn } from '../content/rooms.server';
import { siteIn } from '../content/site.server';
import { ownWordsIn } from '../content/words.server';
import { pageHead } from '../head/page-head.server';
import { pageMeta } from '../head/page-meta';
import { breadcrumbData } from '../head/structured-data.server';
import { PageWords } from '../language/page-words';
import { WallSection } from '../wall/wall-section';
import type { Route } from './+types/wall-page';
import { localeOf } from './locale-of';

export { shouldRevalidate } from './should-revalidate';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url);
  const { chatNumber, url: address } = siteIn(locale);
  return {
    head: pageHead('wall', locale, [breadcrumbData('wall', locale)]),
    words: ownWordsIn(locale, 'wall'),
    frames: wallFramesIn(locale),
    rooms: roomsIn(locale),
    site: { chatNumber, url: address },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.head);

export default function WallPage({ loaderData }: Route.ComponentProps) {
  const { words, frames, rooms, site } = loaderData;
  return (
    <PageWords words={words}>
      <WallSection {...{ frames, rooms, site }} />
    </PageWords>
  );
}
