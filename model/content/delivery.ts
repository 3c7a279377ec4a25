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
