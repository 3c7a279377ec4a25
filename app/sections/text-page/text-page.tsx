import './text-page.css';

import type { ReactNode } from 'react';
import type {
  Site,
  TextPage as TextPageContent,
  TextSection as TextPartContent,
} from '#app/loaders/types.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { PageBreadcrumb } from '#app/page-parts/page-breadcrumb.tsx';
import { ownPage, Section } from '#app/page-parts/section.tsx';
import { Bidi } from '#app/ui/bidi.tsx';
import { ContactLink } from '#app/ui/contact-link.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';

interface TextPageProps extends TextPageContent {
  page: 'privacy' | 'accessibility';
  site: Pick<Site, 'phone' | 'email' | 'legal'>;
  /** Further sections of the text page, which stand before those in `sections`. */
  children?: ReactNode;
}

/** A text page: headings with their texts beside them, then contact details and the date of the text. */
export function TextPage({ page, dateText, sections, contact, site, children }: TextPageProps) {
  const { t } = useLanguage();
  return (
    <Section id={page} position={ownPage} label={t(`nav.${page}`)}>
      <SectionHead
        {...ownPage}
        label={<PageBreadcrumb page={page} />}
        heading={t(`${page}.heading`)}
        subtitle={t(`${page}.subtitle`)}
      />
      {children}
      {sections.map((section) => (
        <TextSection key={section.title} {...section} />
      ))}
      <TextSection {...contact}>
        <dl className="text-points">
          <div>
            <dt>{t('footer.phone')}</dt>
            <dd>
              <ContactLink to={site.phone} />
            </dd>
          </div>
          <div>
            <dt>{t('footer.email')}</dt>
            <dd>
              <ContactLink to={site.email} />
            </dd>
          </div>
        </dl>
        <p className="text-dated">
          <Bidi text={dateText} />
        </p>
        {site.legal ? (
          <p className="text-dated">
            <Bidi text={site.legal} />
          </p>
        ) : null}
      </TextSection>
    </Section>
  );
}

/** One section of a text page: its heading, paragraphs and points, followed by `children`. */
export function TextSection({ title, text, points, children }: TextPartContent & { children?: ReactNode }) {
  return (
    <div className="text-part">
      <h2>
        <Bidi text={title} />
      </h2>
      <div>
        <Paragraphs text={text} />
        {points.length > 0 ? (
          <dl className="text-points">
            {points.map((point) => (
              <div key={point.title}>
                <dt>
                  <Bidi text={point.title} />
                </dt>
                <dd>
                  <Bidi text={point.text} />
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
        {children}
      </div>
    </div>
  );
}

/** Renders each line of a text as a paragraph. */
export function Paragraphs({ text }: { text: string }) {
  return text
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => (
      <p key={line}>
        <Bidi text={line} />
      </p>
    ));
}
