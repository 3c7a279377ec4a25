import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useSession } from '../session.tsx';
import { unsentFields } from '../use-sending.ts';

/** What was moved is written after this pause (ms): keys that repeat are one change. */
const pause = 200;
/** What the file does not say after so long (ms), though all is kept, was changed by someone else. */
const patience = 1500;

/**
 * A value that is set on a picture: shown as it is moved, written once it is let go, and shown until the file says it.
 * @param said what the file says
 * @param write sends it to the server
 * @returns `value` as it is shown, and `own` where that is not what the file says yet
 */
export function useMarked<T>(said: T, write: (value: T) => void) {
  const { status } = useSession();
  const id = useId();
  const [own, setOwn] = useState<{ value: T; isDone: boolean } | null>(null);
  const timer = useRef(0);
  const unsent = useRef<{ value: T } | null>(null);
  const latest = useRef(write);
  latest.current = write;
  const isSaid = own?.isDone && JSON.stringify(own.value) === JSON.stringify(said);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const { current } = unsent;
    unsent.current = null;
    unsentFields.delete(id);
    if (current) latest.current(current.value);
  }, [id]);

  useEffect(() => {
    // Undo and the page's end come after what waits.
    window.addEventListener('flush', flush);
    window.addEventListener('pagehide', flush);
    return () => {
      flush();
      window.removeEventListener('flush', flush);
      window.removeEventListener('pagehide', flush);
    };
  }, [flush]);

  useEffect(() => {
    if (!own?.isDone || unsent.current) return undefined;
    if (isSaid) setOwn(null);
    if (isSaid || status !== 'kept') return undefined;
    const end = setTimeout(() => setOwn(null), patience);
    return () => clearTimeout(end);
  }, [own, isSaid, status]);

  const move = useCallback((value: T) => setOwn({ value, isDone: false }), []);
  const done = useCallback(
    (value: T) => {
      setOwn({ value, isDone: true });
      unsent.current = { value };
      unsentFields.add(id);
      document.body.dataset.draft = 'saving';
      clearTimeout(timer.current);
      timer.current = window.setTimeout(flush, pause);
    },
    [id, flush],
  );
  const cancel = useCallback(() => setOwn(null), []);
  return { own: own?.value, value: own ? own.value : said, move, done, cancel };
}
