import './brief.css';

import { useRouteLoaderData } from 'react-router';
import type { BriefChoices } from '../content/types';
import type { Hours } from '../hours/opening';
import { useLanguage } from '../language/language-provider';
import { ownPage, Section } from '../sections/section';
import { WayHere } from '../sections/way-here';
import { OutsideLink } from '../ui/outside-link';
import { SectionHead } from '../ui/section-head';
import { chatLink } from '../whatsapp/chat-link';
import { BriefForm } from './brief-form';
import { PlainBrief } from './plain-brief';

interface BriefSectionProps {
  choices: BriefChoices;
  chatNumber: string;
}

/** Six questions and the message that they make. Without scripts a plain form with the same labels takes their place. */
export function BriefSection({ choices, chatNumber }: BriefSectionProps) {
  const { t } = useLanguage();
  const hours = useRouteLoaderData<{ hours: Hours }>('root')?.hours;
  return (
    <Section id="brief" place={ownPage} label={t('nav.brief')} needsReact>
      <SectionHead
        {...ownPage}
        label={<WayHere page="brief" />}
        heading={t('brief.heading')}
        subtitle={t('brief.subtitle')}
      />
      {/* React leaves alone what stands in it: its code need not come along. */}
      <noscript>
        {import.meta.env.SSR ? <PlainBrief choices={choices} chatNumber={chatNumber} /> : null}
      </noscript>
      <p className="slow-note">
        {t('brief.slow')}{' '}
        <OutsideLink href={chatLink(chatNumber, t('whatsapp.question'))} newTabNote={t('common.newTab')}>
          {t('brief.writeDirectly')}
        </OutsideLink>
      </p>
      {hours ? <BriefForm choices={choices} chatNumber={chatNumber} hours={hours} /> : null}
    </Section>
  );
}
