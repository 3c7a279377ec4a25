import type { ReactNode } from 'react';
import type { Highlight, Service, Skill } from '../../content/types';
import { useLanguage } from '../../language/language-provider';
import { SectionHead } from '../../ui/section-head';
import { Section, type SectionPlace } from '../section';
import { Highlights } from './highlights';
import { ServiceRows } from './service-rows';
import { Skills } from './skills';

export interface ServicesData {
  services: Service[];
  highlights: Highlight[];
  skills: Skill[];
}

interface ServicesSectionProps extends ServicesData {
  place: SectionPlace;
  /** The services page's own, with its heading; the home page has none. */
  banner?: ReactNode;
}

/** Six services, four highlights, three skills; a page of its own begins with a banner. */
export function ServicesSection({ services, highlights, skills, place, banner }: ServicesSectionProps) {
  const { t } = useLanguage();
  return (
    <Section id="services" place={place} label={t('nav.services')} banner={banner}>
      {banner ? null : (
        <SectionHead
          {...place}
          label={t('nav.services')}
          heading={t('services.heading')}
          subtitle={t('services.subtitle')}
        />
      )}
      <ServiceRows services={services} level={place.level === 1 ? 2 : 3} />
      <Highlights highlights={highlights} level={place.level === 1 ? 2 : 3} />
      <Skills skills={skills} level={place.level === 1 ? 2 : 3} />
    </Section>
  );
}
