import './ordering-section.css';

import { Link } from 'react-router';
import type { Cliq, OrderingStep, Shop } from '#app/loaders/types.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { PageBreadcrumb } from '#app/page-parts/page-breadcrumb.tsx';
import { ownPage, Section } from '#app/page-parts/section.tsx';
import { StudioMap } from '#app/page-parts/studio-map.tsx';
import { Bidi } from '#app/ui/bidi.tsx';
import { buttonLook } from '#app/ui/button.tsx';
import { Facts } from '#app/ui/facts.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import type { Delivery } from '#model/content/delivery.ts';
import { addressOf } from '#model/site-map.ts';
import { ShopRequests } from '../shop-requests.tsx';
import { CliqPart } from './cliq-part.tsx';

interface OrderingSectionProps {
  steps: OrderingStep[];
  /** The studio's account at CliQ, if it has one. */
  cliq: Cliq | undefined;
  /** Null where the content names no zone of delivery. */
  delivery: Delivery | null;
  /** A sentence on sales tax. */
  salesTax: string | undefined;
  shop: Shop;
}

/**
 * The steps after the message of an order (reply, payment, delivery, pick-up, returns), what delivery costs, and what a
 * print is made of.
 */
export function OrderingSection({ steps, cliq, delivery, salesTax, shop }: OrderingSectionProps) {
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
      {cliq ? <CliqPart cliq={cliq} /> : null}
      {salesTax ? (
        <div className="ordering-part">
          <h2>{t('ordering.prices')}</h2>
          <p>{salesTax}</p>
        </div>
      ) : null}
      {delivery ? (
        <div className="ordering-part">
          <h2>{t('ordering.delivery')}</h2>
          <dl className="ordering-rows">
            {delivery.zones.map(({ id, name, priceText, notes }) => (
              <div key={id}>
                <dt>
                  <Bidi text={name} />
                </dt>
                <dd>{priceText}</dd>
                {notes.map((note) => (
                  <dd key={note}>{note}</dd>
                ))}
              </div>
            ))}
          </dl>
        </div>
      ) : null}
      {shop.specification.length > 0 ? (
        <div className="ordering-part">
          <h2>{t('frames.specification')}</h2>
          <Facts facts={shop.specification} />
        </div>
      ) : null}
      <p className="ordering-on">
        <Link {...buttonLook({ tone: 'outline' })} to={addressOf('frames', locale)} viewTransition>
          {t('ordering.frames')}
        </Link>
      </p>
      <ShopRequests requests={shop.requests} />
    </Section>
  );
}
