import { useEffect, useState } from 'react';

const minute = 60_000;

/** The time (ms since 1970), new at the beginning of every minute; null in the HTML and in the first render. */
export function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null);
  // Follows the clock; a page that was out of sight looks at it again when it is seen.
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
