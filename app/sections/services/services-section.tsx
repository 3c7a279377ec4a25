import type { ReactNode } from 'react';
import type { Highlight, Service, Skill } from '#app/loaders/types.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { Section, type SectionPosition } from '#app/page-parts/section.tsx';
import { StudioLink } from '#app/page-parts/studio-link.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { Highlights } from './highlights.tsx';
import { ServiceRows } from './service-rows.tsx';
import styles from './services-section.module.css';
import { Skills } from './skills.tsx';

export interface ServicesData {
  services: Service[];
  highlights: Highlight[];
  skills: Skill[];
}

interface ServicesSectionProps extends ServicesData {
  position: SectionPosition;
  /** The banner of the services page, which contains the heading; the home page has none. */
  banner?: ReactNode;
}

/** The services, highlights and skills of the studio. */
export function ServicesSection({ services, highlights, skills, position, banner }: ServicesSectionProps) {
  const { t } = useLanguage();
  return (
    <Section id="services" position={position} label={t('nav.services')} banner={banner}>
      {banner ? null : (
        <SectionHead
          {...position}
          label={t('nav.services')}
          heading={t('services.heading')}
          subtitle={t('services.subtitle')}
        />
      )}
      <ServiceRows services={services} level={position.level === 1 ? 2 : 3} />
      <Highlights highlights={highlights} level={position.level === 1 ? 2 : 3} />
      {position.level === 1 ? (
        <p className={styles.studio}>
          <StudioLink />
        </p>
      ) : null}
      <Skills skills={skills} level={position.level === 1 ? 2 : 3} />
    </Section>
  );
}
