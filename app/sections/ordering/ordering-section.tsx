import './ordering-section.css';

import { Link } from 'react-router';
import type { OrderingStep } from '#app/loaders/types.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { PageBreadcrumb } from '#app/page-parts/page-breadcrumb.tsx';
import { ownPage, Section } from '#app/page-parts/section.tsx';
import { StudioMap } from '#app/page-parts/studio-map.tsx';
import { Bidi } from '#app/ui/bidi.tsx';
import { buttonLook } from '#app/ui/button.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { addressOf } from '#model/site-map.ts';

/** The steps after the message of an order: reply, payment, delivery, pick-up, returns. */
export function OrderingSection({ steps }: { steps: OrderingStep[] }) {
  const { t, locale } = useLanguage();
  return (
    <Section id="ordering" position={ownPage} label={t('nav.ordering')}>
      <SectionHead
        {...ownPage}
        label={<PageBreadcrumb page="ordering" />}
        heading={t('ordering.heading')}
        subtitle={t('ordering.subtitle')}
      />
      <ol className="ordering-steps">
        {steps.map(({ title, text, needs }, index) => (
          <li key={title}>
            <span className="ordering-number figures" aria-hidden="true">
              {String(index + 1).padStart(2, '0')}
            </span>
            <h2>{title}</h2>
            <p>
              <Bidi text={text} />
            </p>
            {needs === 'place' ? <StudioMap isShort /> : null}
          </li>
        ))}
      </ol>
      <p className="ordering-on">
        <Link {...buttonLook({ tone: 'outline' })} to={addressOf('frames', locale)} viewTransition>
          {t('ordering.frames')}
        </Link>
      </p>
    </Section>
  );
}
