import { clockAt, isoDay } from '#model/hours/clock.ts';

const minute = 60_000;

/**
 * Tells which day it is in a zone: at once, when another begins, and when a page that was out of sight is seen again.
 * @param onDay told the date, such as 2026-12-10
 * @returns how to stop
 */
export function followDay(zone: string, onDay: (today: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    clearTimeout(timer);
    const now = Date.now();
    onDay(isoDay(clockAt(zone, now).day));
    timer = setTimeout(update, minute - (now % minute));
  };
  update();
  document.addEventListener('visibilitychange', update);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', update);
  };
}

export { offeredOn } from '#model/content/availability.ts';
