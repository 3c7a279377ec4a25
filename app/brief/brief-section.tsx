import './brief.css';

import { useRouteLoaderData } from 'react-router';
import type { BriefChoices } from '#app/loaders/types.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { PageBreadcrumb } from '#app/page-parts/page-breadcrumb.tsx';
import { ownPage, Section } from '#app/page-parts/section.tsx';
import { OutsideLink } from '#app/ui/outside-link.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import type { Hours } from '#model/hours/opening.ts';
import { chatLink } from '#model/whatsapp/chat-link.ts';
import { BriefForm } from './brief-form.tsx';
import { PlainBrief } from './plain-brief.tsx';

interface BriefSectionProps {
  choices: BriefChoices;
  chatNumber: string;
}

/**
 * The brief: six questions, and the WhatsApp message made of the answers. Without scripts, a plain form with the same
 * labels is shown.
 */
export function BriefSection({ choices, chatNumber }: BriefSectionProps) {
  const { t } = useLanguage();
  const hours = useRouteLoaderData<{ hours: Hours }>('root')?.hours;
  return (
    <Section id="brief" position={ownPage} label={t('nav.brief')} needsReact>
      <SectionHead
        {...ownPage}
        label={<PageBreadcrumb page="brief" />}
        heading={t('brief.heading')}
        subtitle={t('brief.subtitle')}
      />
      {/* React does not hydrate a <noscript>, so that the browser's bundle does not need PlainBrief's code. */}
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
