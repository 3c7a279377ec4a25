import { type Delivery, type DeliveryZone, deliveryCost } from '#model/content/delivery.ts';
import type { Locale } from '#model/language/locales.ts';
import { fill, groupDigits } from '#model/language/translate.ts';
import { type Content, content } from '#model/on-disk/read-content.server.ts';
import { wordsIn } from '#model/on-disk/words.server.ts';

type ZoneContent = NonNullable<Content['ordering']['zones']>[number];

/** The ways in which visitors can get their order, in one language; null where the content names no zone. */
export function deliveryIn(locale: Locale, { ordering, site } = content()): Delivery | null {
  const zones = ordering.zones ?? [];
  if (zones.length === 0) return null;
  return {
    zones: zones.map((zone) => zoneIn(locale, zone)),
    canPickUp: site.contact.place !== undefined,
  };
}

function zoneIn(locale: Locale, { id, name, price, days, freeFrom }: ZoneContent): DeliveryZone {
  const { delivery, common } = wordsIn(locale);
  const cost = deliveryCost({ price }, 0);
  const jod = (n: number) => fill(common.jod, { n: groupDigits(n) });
  return {
    id,
    name: name[locale].charAt(0).toUpperCase() + name[locale].slice(1),
    nameInSentence: name[locale],
    ...(price === undefined ? {} : { price }),
    ...(freeFrom === undefined ? {} : { freeFrom }),
    priceText: cost === null ? delivery.costTold : cost === 0 ? delivery.free : jod(cost),
    notes: [
      ...(days ? [fill(delivery.within, { days: daysText(days, locale) })] : []),
      ...(freeFrom ? [fill(delivery.freeFrom, { total: jod(freeFrom) })] : []),
    ],
  };
}

/** A number of working days: up to ten in words. */
function daysText(days: number, locale: Locale): string {
  const { delivery } = wordsIn(locale);
  return delivery.days.split('|')[days - 1] ?? fill(delivery.manyDays, { n: days });
}

/** Whether the prices include sales tax, as a sentence; undefined where the content does not say it. */
export function salesTaxIn(locale: Locale, { ordering } = content()): string | undefined {
  const { taxIncluded, taxAdded } = wordsIn(locale).delivery;
  const salesTax = ordering.prices?.salesTax;
  return salesTax && { included: taxIncluded, added: taxAdded }[salesTax];
}

/** What a price leaves open, in one or two sentences: sales tax and delivery; undefined where the content says neither. */
export function priceNoteIn(locale: Locale, source = content()): string | undefined {
  const added = source.ordering.zones?.length ? wordsIn(locale).delivery.added : undefined;
  return [salesTaxIn(locale, source), added].filter(Boolean).join(' ') || undefined;
}
