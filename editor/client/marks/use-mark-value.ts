import { useEffect, useId, useRef, useState } from 'react';
import { useOptimisticValue } from '../form/use-optimistic-value.ts';
import { sendLater, sendNow } from '../unsent.ts';

/** What was moved is written after this pause (ms): keys that repeat are one change. */
const pause = 200;

/**
 * A value that is set on a picture: shown as it is moved, written once it is let go, and shown until an answer holds it.
 * @param inFile what the file says
 * @param write sends it to the server
 */
export function useMarkValue<T>(path: string, inFile: T, write: (value: T) => void) {
  const id = useId();
  const [chosen, choose] = useOptimisticValue(path, inFile);
  const [dragged, setDragged] = useState<{ value: T } | null>(null);
  const latest = useRef(write);
  latest.current = write;
  useEffect(() => () => sendNow(id), [id]);

  const move = (value: T) => setDragged({ value });
  const done = (value: T) => {
    move(value);
    sendLater(id, pause, () => {
      latest.current(value);
      choose(value);
      setDragged(null);
    });
  };
  return { value: dragged ? dragged.value : chosen, move, done, cancel: () => setDragged(null) };
}
