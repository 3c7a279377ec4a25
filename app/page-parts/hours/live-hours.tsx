import { useEffect } from 'react';
import { clockAt, isoDay, weekdayOf } from '#model/hours/clock.ts';
import { openingText } from '#model/hours/hours-text.ts';
import type { Hours } from '#model/hours/opening.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { useNow } from './use-now.ts';

interface LiveHoursProps {
  hours: Hours;
  /** The text until the time is known, and where the studio opens at no time. */
  before: string;
}

/**
 * Shows a text such as “Open now, until 18:00” and updates the text every minute. For a visitor in another time zone,
 * the text names the studio's zone.
 */
export function LiveHours({ hours, before }: LiveHoursProps) {
  const { t, words, locale } = useLanguage();
  const now = useNow();
  if (now === null) return before;
  const isElsewhere = clockAt(undefined, now).offset !== clockAt(hours.zone, now).offset;
  const opening = openingText(words, locale, hours, now, isElsewhere ? t('hours.ammanTime') : '');
  if (!opening) return before;
  return (
    <span className="hours-line" data-open={opening.isOpen}>
      {opening.text}
    </span>
  );
}

interface TodayProps {
  zone: string;
  /** Called at once and when another day begins, with the ISO date and the weekday (0 is Sunday). */
  onDay: (today: { date: string; weekday: number }) => void;
}

/** Reports the current day at the studio to its parent component, but renders nothing itself. */
export function Today({ zone, onDay }: TodayProps) {
  const now = useNow();
  const day = now === null ? null : clockAt(zone, now).day;
  // This effect reports each new day, by the studio's clock, to the parent component.
  useEffect(() => {
    if (day !== null) onDay({ date: isoDay(day), weekday: weekdayOf(day) });
  }, [day, onDay]);
  return null;
}
