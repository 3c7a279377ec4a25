import { useCallback, useState } from 'react';
import { isInside } from '../../forms/is-inside.ts';

/**
 * The list entries and the item that this window has added since it opened its page. A field of them shows no mistake before the
 * owner has typed in it or left it. All names here are ids of fields (see `fieldId`).
 */
export function useFreshFields() {
  const [added, setAdded] = useState<string[]>([]);
  const [visited, setVisited] = useState<string[]>([]);
  const isAdded = (id: string) => added.some((one) => isInside(one, id));
  return {
    add: (id: string) => {
      setAdded((now) => [...now, id]);
      setVisited((now) => now.filter((one) => !isInside(id, one)));
    },
    /** Shows all mistakes again, for example after entries have moved, since their ids are no longer the same. */
    clear: useCallback(() => {
      setAdded([]);
      setVisited([]);
    }, []),
    visit: (id: string | undefined) => {
      if (id && isAdded(id) && !visited.includes(id)) setVisited([...visited, id]);
    },
    /** Whether a field is in something that was added, and the owner has not been there. A range of hours ends with its second half. */
    isUntouched: (id: string) =>
      isAdded(id) && !visited.some((one) => isInside(id, one) && !one.endsWith('@from')),
  };
}
