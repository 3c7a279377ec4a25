import type { Course } from '#app/loaders/types.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { Bidi } from '#app/ui/bidi.tsx';
import { buttonLook } from '#app/ui/button.tsx';
import { Facts } from '#app/ui/facts.tsx';
import { FoldSign } from '#app/ui/fold-sign.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { OutsideLink } from '#app/ui/outside-link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { groupDigits } from '#model/language/translate.ts';
import styles from './course-card.module.css';

/** One course: picture, length, facts, price, the link to register, and the syllabus, which unfolds. */
export function CourseCard({ course, isFirst }: { course: Course; isFirst: boolean }) {
  const { t, locale } = useLanguage();
  const { nextStart } = course;
  const start = nextStart ? [{ label: t('courses.nextStart'), text: nextStart.text }] : [];
  const facts = [...start, ...course.facts];
  return (
    <article className={styles.card} aria-label={course.title}>
      <Picture
        picture={course.thumbnail}
        sizes="(min-width: 102em) 39rem, (min-width: 56.25em) 40vw, 92vw"
        isFirst={isFirst}
        className={styles.picture}
      />
      <div className={styles.words}>
        <h2>
          <Bidi text={course.title} />
        </h2>
        <p className={styles.excerpt}>
          <Bidi text={course.excerpt} />
        </p>
        <ul className={styles.length}>
          <li>{course.hours}</li>
          <li>{course.sessions}</li>
          <li>
            <span className="visually-hidden">{t('courses.mode')}: </span>
            {course.mode}
          </li>
        </ul>
        <div className={styles.columns}>
          {facts.length > 0 ? <Facts facts={facts} /> : null}
          <div>
            <h3>{t('courses.highlights')}</h3>
            <ul className={styles.highlights}>{listItems(course.highlights)}</ul>
          </div>
        </div>
        <div className={styles.register}>
          <p className={styles.fee}>
            <span className="visually-hidden">{t('courses.fee')}: </span>
            <span className={`${styles.amount} figures`}>{groupDigits(course.priceJod)}</span>
            {`\u00a0${t('common.jodWord')}${locale === 'en' ? ' ' : ''}${t('courses.orDollars', { dollars: course.dollars })}`}
          </p>
          <OutsideLink
            {...buttonLook({ tone: 'outline-whatsapp' })}
            href={course.chatLink}
            newTabNote={t('common.newTab')}
            aria-label={`${t('courses.registerTitle', { title: course.title })} ${t('common.newTab')}`}
          >
            <Icon name="whatsapp" />
            {t('courses.register')}
          </OutsideLink>
        </div>
        <details className={styles.fold}>
          <summary>
            <h3>{t('courses.syllabus')}</h3>
            <FoldSign />
          </summary>
          <ol className={styles.syllabus}>{listItems(course.syllabus)}</ol>
        </details>
      </div>
    </article>
  );
}

function listItems(lines: string[]) {
  return lines.map((line) => (
    <li key={line}>
      <span>
        <Bidi text={line} />
      </span>
    </li>
  ));
}
