import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Picture as PictureType, Site } from '#app/loaders/types.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { Section, type SectionPosition } from '#app/page-parts/section.tsx';
import { StudioLink } from '#app/page-parts/studio-link.tsx';
import { StudioMap } from '#app/page-parts/studio-map.tsx';
import { quietLook } from '#app/ui/button.tsx';
import { ContactLink } from '#app/ui/contact-link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { addressOf } from '#model/site-map.ts';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-section.module.css';
import { PlainContact } from './plain-contact.tsx';

interface ContactSectionProps {
  site: Site;
  picture: PictureType;
  position: SectionPosition;
  /** Content beside the form on the contact page alone, such as the opening hours. */
  children?: ReactNode;
}

/** The contact section: an arched photograph, the studio's address, and the form that opens a chat. */
export function ContactSection({ site, picture, position, children }: ContactSectionProps) {
  const { t, locale } = useLanguage();
  const { street, landmark, parking, isByAppointment } = site.place ?? {};
  const addressLines = [
    street,
    site.address,
    landmark,
    parking,
    isByAppointment && t('contact.byAppointment'),
  ].filter((line) => typeof line === 'string');
  return (
    <Section id="contact" position={position} label={t('nav.contact')} needsReact={position.level === 1}>
      <div className={styles.columns}>
        <Picture picture={picture} sizes="(min-width: 60em) 76vw, 124vw" className={styles.picture} />
        <div className={styles.words}>
          <SectionHead
            {...position}
            label={t('nav.contact')}
            heading={t('contact.heading')}
            subtitle={t('contact.subtitle')}
          />
          <address className={styles.address}>
            <dl className={styles.details}>
              <div>
                <dt>{t('contact.phone')}</dt>
                <dd>
                  <ContactLink to={site.phone} />
                </dd>
              </div>
              <div>
                <dt>{t('contact.email')}</dt>
                <dd>
                  <ContactLink to={site.email} />
                </dd>
              </div>
              <div>
                <dt>{t('contact.address')}</dt>
                <dd>{addressLines[0]}</dd>
                {addressLines.slice(1).map((line) => (
                  <dd key={line} className={styles.further}>
                    {line}
                  </dd>
                ))}
              </div>
            </dl>
            <StudioMap />
          </address>
          {/*
           * React does not hydrate the content of a noscript element, so its code is left out of the browser's
           * bundle.
           */}
          <noscript>{import.meta.env.SSR ? <PlainContact chatNumber={site.chatNumber} /> : null}</noscript>
          <ContactForm chatNumber={site.chatNumber} isAtFoot={position.level === 2} />
          <p className={styles.brief}>
            <Link className={quietLook} to={addressOf('brief', locale)} viewTransition>
              {t('nav.toBrief')}
            </Link>
            {position.level === 1 ? <StudioLink /> : null}
          </p>
        </div>
        {children ? <div className={styles.more}>{children}</div> : null}
      </div>
    </Section>
  );
}
