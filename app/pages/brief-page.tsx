import { BriefSection } from '#app/brief/brief-section.tsx';
import { briefChoicesIn } from '#app/loaders/brief.server.ts';
import { pageHead } from '#app/loaders/head/page-head.server.ts';
import { pageMeta } from '#app/loaders/head/page-meta.ts';
import { breadcrumbData } from '#app/loaders/head/structured-data.server.ts';
import { siteIn } from '#app/loaders/site.server.ts';
import { PageWords } from '#app/page-parts/language/page-words.tsx';
import { pageWordsIn } from '#model/on-disk/words.server.ts';
import type { Route } from './+types/brief-page';
import { localeOf } from './locale-of.ts';

export { shouldRevalidate } from './should-revalidate.ts';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url);
  return {
    head: pageHead('brief', locale, [breadcrumbData('brief', locale)]),
    words: pageWordsIn(locale, 'brief', 'whatsappBrief'),
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
