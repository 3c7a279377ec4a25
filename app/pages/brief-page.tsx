import { BriefSection } from '../brief/brief-section';
import { briefChoicesIn } from '../content/brief.server';
import { siteIn } from '../content/site.server';
import { ownWordsIn } from '../content/words.server';
import { pageHead } from '../head/page-head.server';
import { pageMeta } from '../head/page-meta';
import { breadcrumbData } from '../head/structured-data.server';
import { PageWords } from '../language/page-words';
import type { Route } from './+types/brief-page';
import { localeOf } from './locale-of';

export { shouldRevalidate } from './should-revalidate';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url);
  return {
    head: pageHead('brief', locale, [breadcrumbData('brief', locale)]),
    words: ownWordsIn(locale, 'brief', 'whatsappBrief'),
    chatNumber: siteIn(locale).chatNumber,
    choices: briefChoicesIn(locale),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.head);

export default function BriefPage({ loaderData }: Route.ComponentProps) {
  const { words, choices, chatNumber } = loaderData;
  return (
    <PageWords words={words}>
      <BriefSection choices={choices} chatNumber={chatNumber} />
    </PageWords>
  );
}
