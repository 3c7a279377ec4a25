import { Link } from 'react-router';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { addressOf } from '#model/site-map.ts';
import styles from './about-section.module.css';

/** Three short lines about the studio's work, each with a link to more. */
export function AboutSection() {
  const { t, locale } = useLanguage();
  const lines = [
    {
      to: `${addressOf('contact', locale)}?subject=furniture`,
      title: t('about.furnitureTitle'),
      text: t('about.furnitureText'),
    },
    { to: addressOf('services', locale), title: t('about.designTitle'), text: t('about.designText') },
    { to: addressOf('courses', locale), title: t('about.coursesTitle'), text: t('about.coursesText') },
  ];
  return (
    <div className={styles.about}>
      <ul className={`wrap ${styles.lines}`}>
        {lines.map(({ to, title, text }) => (
          <li key={to}>
            <Link to={to} className={styles.line}>
              <strong>{title}</strong>
              <Icon name="forward" className="flip-in-rtl" />
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
