import type { Course } from '#app/loaders/types.ts';
import { useToday } from '#app/page-parts/availability/use-availability.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { ownPage, Section } from '#app/page-parts/section.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { CourseCard } from './course-card.tsx';
import styles from './courses-section.module.css';

/** The courses, each with its own registration link. */
export function CoursesSection({ courses }: { courses: Course[] }) {
  const { t } = useLanguage();
  const { today } = useToday(courses.some(({ nextStart }) => nextStart));
  return (
    <Section id="courses" position={ownPage} label={t('nav.courses')}>
      <SectionHead
        {...ownPage}
        label={t('nav.courses')}
        heading={t('courses.heading')}
        subtitle={t('courses.subtitle')}
      />
      <ul className={styles.list}>
        {courses.map((course, index) => (
          // On the day of the start the page runs React at once, so that a start that is over is taken away.
          <li key={course.slug} id={course.slug} data-at-once={course.nextStart?.iso}>
            <CourseCard course={withoutPastStart(course, today)} isFirst={index === 0} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A course without a start that is over. The date is empty as long as the page does not know it. */
function withoutPastStart({ nextStart, ...course }: Course, today: string): Course {
  return nextStart && today <= nextStart.iso ? { ...course, nextStart } : course;
}
