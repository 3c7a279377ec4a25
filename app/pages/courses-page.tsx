import { coursesIn } from '../content/courses.server';
import { ownWordsIn } from '../content/words.server';
import { pageHead } from '../head/page-head.server';
import { pageMeta } from '../head/page-meta';
import { coursesData } from '../head/structured-data.server';
import { PageWords } from '../language/page-words';
import { CoursesSection } from '../sections/courses/courses-section';
import type { Route } from './+types/courses-page';
import { localeOf } from './locale-of';

export { shouldRevalidate } from './should-revalidate';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url);
  const courses = coursesIn(locale);
  return {
    head: pageHead('courses', locale, [coursesData(courses, locale)]),
    words: ownWordsIn(locale, 'courses'),
    courses,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.head);

export default function CoursesPage({ loaderData }: Route.ComponentProps) {
  return (
    <PageWords words={loaderData.words}>
      <CoursesSection courses={loaderData.courses} />
    </PageWords>
  );
}
