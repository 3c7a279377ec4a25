import { useEffect, useId, useRef, useState } from 'react';
import { useOptimisticValue } from '../form/use-optimistic-value.ts';
import { sendLater, sendNow } from '../unsent.ts';

/** The pause (ms) before a moved mark is sent to the server, so that repeated key presses are one change. */
const pause = 200;

/**
 * The value of a mark on a picture: the edges of a frame, or a point. A drag changes the shown value at once; the value is sent
 * to the server when the owner releases the mark.
 * @param inFile the value in the content file
 * @param write sends a value to the server
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
