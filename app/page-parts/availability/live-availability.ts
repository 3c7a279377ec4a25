import { clockAt, isoDay } from '#model/hours/clock.ts';

const minute = 60_000;

/**
 * Calls `onDay` with the current date in a time zone: at once, when the next day begins, and when a hidden page
 * becomes visible again.
 * @param onDay receives the date, such as 2026-12-10
 * @returns a function that stops the calls
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

export { withAvailabilityOn } from '#model/content/availability.ts';
