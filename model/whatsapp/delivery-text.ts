import { type DeliveryZone, deliveryCost, pickUp } from '#model/content/delivery.ts';
import { fill, groupDigits, type Words } from '#model/language/translate.ts';

/**
 * The line about delivery in an order, such as “Delivery: Amman, 3 JOD”.
 * @param total the price of all that is ordered, in whole JOD
 * @param own prepares the zone's name for the line
 */
export function deliveryText(
  { whatsapp }: Pick<Words, 'whatsapp'>,
  choice: DeliveryZone | typeof pickUp,
  total: number,
  own = (text: string) => text,
): string {
  if (choice === pickUp) return whatsapp.pickUp;
  const place = own(choice.nameInSentence);
  const cost = deliveryCost(choice, total);
  if (cost === null) return fill(whatsapp.deliveryToTell, { place });
  return cost === 0
    ? fill(whatsapp.deliveryFree, { place })
    : fill(whatsapp.delivery, { place, price: groupDigits(cost) });
}
