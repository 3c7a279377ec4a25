import type { Course } from '#app/loaders/types.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { ownPage, Section } from '#app/page-parts/section.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { CourseCard } from './course-card.tsx';
import styles from './courses-section.module.css';

/** The courses, each with its own registration link. */
export function CoursesSection({ courses }: { courses: Course[] }) {
  const { t } = useLanguage();
  return (
    <Section id="courses" position={ownPage} label={t('nav.courses')}>
      <SectionHead
        {...ownPage}
        label={t('nav.courses')}
        heading={t('courses.heading')}
        subtitle={t('courses.subtitle')}
      />
      <ul className={styles.grid}>
        {courses.map((course, index) => (
          <li key={course.slug} id={course.slug}>
            <CourseCard course={course} isFirst={index === 0} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
