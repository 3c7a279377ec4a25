import { useSyncExternalStore } from 'react';
import { storedValue } from '#app/ui/stored-value.ts';
import { deliveryKey } from '#model/stored-data.ts';

const stored = storedValue({ key: deliveryKey, area: 'local', parse: parseId, isEmpty: (id) => id === '' });

/** Reads the stored id of a zone; '' if nothing valid is stored. */
function parseId(text: string | null): string {
  try {
    const id: unknown = JSON.parse(text ?? '""');
    return typeof id === 'string' ? id : '';
  } catch {
    return '';
  }
}

/**
 * The id of the way of delivery that the visitor chose for the selection, the same in every tab; '' if none is chosen.
 * The shop may no longer offer it.
 */
export function useDeliveryId(): string {
  return useSyncExternalStore(stored.subscribe, stored.get, () => '');
}

export const deliveryId = stored.get;

/** Stores the chosen way of delivery; '' forgets it. */
export const chooseDelivery = stored.set;
