import { coursesIn } from '#app/loaders/courses.server.ts';
import { pageHead } from '#app/loaders/head/page-head.server.ts';
import { pageMeta } from '#app/loaders/head/page-meta.ts';
import { coursesData } from '#app/loaders/head/structured-data.server.ts';
import { PageWords } from '#app/page-parts/language/page-words.tsx';
import { CoursesSection } from '#app/sections/courses/courses-section.tsx';
import { pageWordsIn } from '#model/on-disk/words.server.ts';
import type { Route } from './+types/courses-page';
import { localeOf } from './locale-of.ts';

export { shouldRevalidate } from './should-revalidate.ts';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url);
  const courses = coursesIn(locale);
  return {
    head: pageHead('courses', locale, [coursesData(courses, locale)]),
    words: pageWordsIn(locale, 'courses'),
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
