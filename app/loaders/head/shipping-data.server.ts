import type { OfferShippingDetails } from 'schema-dts';
import { deliveryCost } from '#model/content/delivery.ts';
import type { Locale } from '#model/language/locales.ts';
import { content } from '#model/on-disk/read-content.server.ts';

/**
 * What delivery of one print costs, for an offer: to each zone whose country and cost are known.
 * @param price the price of the print, in whole JOD
 */
export function shippingData(
  price: number,
  locale: Locale,
  { zones = [] } = content().ordering,
): { shippingDetails?: OfferShippingDetails[] } {
  const shippingDetails = zones.flatMap(({ name, country, days, ...zone }): OfferShippingDetails[] => {
    const cost = deliveryCost(zone, price);
    if (!country || cost === null) return [];
    return [
      {
        '@type': 'OfferShippingDetails',
        shippingDestination: { '@type': 'DefinedRegion', name: name[locale], addressCountry: country },
        shippingRate: { '@type': 'MonetaryAmount', value: cost, currency: 'JOD' },
        ...(days ? { deliveryTime: deliveryTime(days) } : {}),
      },
    ];
  });
  return shippingDetails.length > 0 ? { shippingDetails } : {};
}

/** @param days the most working days from the payment to the door */
function deliveryTime(days: number) {
  const transitTime = {
    '@type': 'QuantitativeValue' as const,
    minValue: 0,
    maxValue: days,
    unitCode: 'DAY',
  };
  return { '@type': 'ShippingDeliveryTime' as const, transitTime };
}
