import { useEffect, useState } from 'react';

const minute = 60_000;

/**
 * The current time (ms since 1970), updated at the beginning of every minute. The time is null in the HTML and in the
 * first render.
 */
export function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null);
  // This effect reads the clock at the beginning of every minute, and also when a hidden page becomes visible.
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
