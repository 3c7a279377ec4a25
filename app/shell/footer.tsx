import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { Site } from '#app/loaders/types.ts';
import { HoursLine } from '#app/page-parts/hours/hours-line.tsx';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { useHasStudioPage } from '#app/page-parts/studio-link.tsx';
import { Bidi } from '#app/ui/bidi.tsx';
import { ContactLink } from '#app/ui/contact-link.tsx';
import { FoldSign } from '#app/ui/fold-sign.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { LogoMark, LogoWord } from '#app/ui/logo.tsx';
import { OutsideLink } from '#app/ui/outside-link.tsx';
import type { OutlinedWord } from '#model/geometry/media.ts';
import { addressOf } from '#model/site-map.ts';
import styles from './footer.module.css';
import { furtherPages, PageLinks } from './page-links.tsx';

interface FooterProps {
  site: Site;
  wordOutline: OutlinedWord | null;
  services: { slug: string; title: string }[];
  /** The regular opening hours on one line; empty where the studio has none. */
  regularHours: string;
  /** The year in which the site was built. After hydration, the browser's current year replaces it. */
  year: number;
}

/** Pages to which the footer's last line links, each with the key of its name in the translations. */
const lastPages = [
  ...furtherPages,
  ['studio', 'nav.studio'],
  ['ordering', 'frames.ordering'],
  ['privacy', 'nav.privacy'],
  ['accessibility', 'nav.accessibility'],
] as const;

/** The footer, a stone-colored band: logo and tagline, contact, links to the six services, copyright. */
export function Footer({ site, wordOutline, services, regularHours, year }: FooterProps) {
  const { t, locale } = useLanguage();
  const hasStudioPage = useHasStudioPage();
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.brand}>
          <Link to={addressOf('home', locale)} className={styles.logo} aria-label={t('nav.logo')}>
            <LogoMark size={64} />
            <LogoWord word={site.wordmark} outline={wordOutline} />
          </Link>
          <p className={styles.tagline}>{site.tagline}</p>
        </div>
        <div className={styles.contact}>
          <h2>{t('footer.contact')}</h2>
          <address>
            <dl>
              <dt>{t('footer.address')}</dt>
              <dd>
                {site.place?.map ? (
                  <OutsideLink href={site.place.map} newTabNote={t('common.newTab')}>
                    {site.address}
                  </OutsideLink>
                ) : (
                  site.address
                )}
              </dd>
              <dt>{t('footer.phone')}</dt>
              <dd>
                <ContactLink to={site.phone} />
              </dd>
              <dt>{t('footer.email')}</dt>
              <dd>
                <ContactLink to={site.email} />
              </dd>
              {regularHours ? (
                <>
                  <dt>{t('hours.label')}</dt>
                  <dd>
                    <Link to={`${addressOf('contact', locale)}#hours`} className={styles.hours}>
                      <HoursLine isAtFoot before={regularHours} />
                    </Link>
                  </dd>
                </>
              ) : null}
            </dl>
          </address>
        </div>
        <nav aria-labelledby="footer-services">
          <Fold title={t('footer.services')} id="footer-services">
            <ul>
              {services.map(({ slug, title }) => (
                <li key={slug}>
                  <Link to={`${addressOf('services', locale)}#${slug}`}>{title}</Link>
                </li>
              ))}
            </ul>
          </Fold>
        </nav>
        {site.social.length > 0 ? (
          <div>
            <Fold title={t('footer.social')}>
              <ul>
                {site.social.map(({ name, url }) => (
                  <li key={url}>
                    <OutsideLink href={url} newTabNote={t('common.newTab')}>
                      {name}
                    </OutsideLink>
                  </li>
                ))}
              </ul>
            </Fold>
          </div>
        ) : null}
      </div>
      <nav className={`wrap ${styles.pages}`} aria-label={t('nav.sitePages')}>
        <ul>
          <PageLinks />
        </ul>
      </nav>
      <div className={`wrap ${styles.last}`}>
        <Fold title={t('footer.more')}>
          <ul>
            {lastPages.map(([key, name]) =>
              key === 'studio' && !hasStudioPage ? null : (
                <li key={key}>
                  <Link to={addressOf(key, locale)}>{t(name)}</Link>
                </li>
              ),
            )}
          </ul>
        </Fold>
        <p>{t('footer.copyright', { year: useYear(year), name: site.name })}</p>
        {site.legal ? (
          <p>
            <Bidi text={site.legal} />
          </p>
        ) : null}
        <a href="#content" className={styles.top}>
          <span>{t('footer.top')}</span>
          <Icon name="up" size={18} />
        </a>
      </div>
    </footer>
  );
}

interface FoldProps {
  title: string;
  /** The id of the heading, by which a landmark around the list is named. */
  id?: string;
  children: ReactNode;
}

/** A list under its heading. On phones it is folded; in wider windows CSS shows all of it. */
function Fold({ title, id, children }: FoldProps) {
  return (
    <details className={styles.fold}>
      <summary>
        <h2 id={id}>{title}</h2>
        <FoldSign size={18} />
      </summary>
      {children}
    </details>
  );
}

/** The current year. The first render returns the year of the build, so that it matches the HTML. */
function useYear(builtIn: number): number {
  const [year, setYear] = useState(builtIn);
  // After hydration, the year is read from the visitor's clock.
  useEffect(() => setYear(new Date().getFullYear()), []);
  return year;
}
