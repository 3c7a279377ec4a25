import { useEffect, useState } from 'react';

const minute = 60_000;

/**
 * The current time (ms since 1970), updated at the beginning of every minute. It is null in the HTML and in the first
 * render.
 */
export function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null);
  // Follows the clock. A hidden page reads the clock again when it becomes visible.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      clearTimeout(timer);
      const time = Date.now();
      setNow(time);
      timer = setTimeout(update, minute - (time % minute));
    };
    update();
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, []);
  return now;
}
