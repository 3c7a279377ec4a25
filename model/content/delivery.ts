/* Delivery of an order: to a zone at its price, or picked up at the studio. */

/** A zone that the studio delivers to, as pages show it. content/ordering.yaml has the zones. */
export interface DeliveryZone {
  id: string;
  name: string;
  /** The name as it is written inside a sentence, such as “abroad”. */
  nameInSentence: string;
  /** The price in whole JOD; 0 is free. Missing where the studio tells the cost in the chat. */
  price?: number;
  /** The total of an order in whole JOD from which delivery is free. */
  freeFrom?: number;
  /** The price in words, and what else pages say of the zone: the time, and from when delivery is free. */
  priceText: string;
  notes: string[];
}

/** The ways in which visitors can get their order. */
export interface Delivery {
  zones: DeliveryZone[];
  /** Whether an order can be picked up: visitors must then be able to find the studio. */
  canPickUp: boolean;
}

/** The choice of visitors who pick their order up; no zone can have this id. */
export const pickUp = 'pickUp';

/** How a visitor wants to get an order; null where nothing is chosen yet. */
export type DeliveryChoice = DeliveryZone | typeof pickUp | null;

/**
 * Finds what a visitor chose; null if that is no longer offered.
 * @param id the id of a zone, or `pickUp`
 */
export function deliveryChoice({ zones, canPickUp }: Delivery, id: string): DeliveryChoice {
  if (id === pickUp) return canPickUp ? pickUp : null;
  return zones.find((zone) => zone.id === id) ?? null;
}

/**
 * The total of an order with its delivery, in whole JOD. It is incomplete as long as the cost of delivery is not known.
 * @param total the price of all that is ordered
 * @param choice undefined where the studio offers no choice
 */
export function totalWithDelivery(
  total: number,
  choice: DeliveryChoice | undefined,
): { total: number; isComplete: boolean } {
  if (choice === undefined || choice === pickUp) return { total, isComplete: true };
  const cost = choice && deliveryCost(choice, total);
  return { total: total + (cost ?? 0), isComplete: cost !== null };
}

/**
 * The cost of delivering an order, in whole JOD; null where the studio tells it in the chat.
 * @param total the price of all that is ordered, in whole JOD
 */
export function deliveryCost(
  { price, freeFrom }: { price?: number | undefined; freeFrom?: number | undefined },
  total: number,
): number | null {
  return freeFrom !== undefined && total >= freeFrom ? 0 : (price ?? null);
}
