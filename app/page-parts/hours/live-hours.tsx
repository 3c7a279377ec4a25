import { useEffect } from 'react';
import { clockAt, isoDay, weekdayOf } from '#model/hours/clock.ts';
import { openingText } from '#model/hours/hours-text.ts';
import type { Hours } from '#model/hours/opening.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { useNow } from './use-now.ts';

/** “Open now, until 18:00”, new at the minute; to a visitor whose own clock differs it says whose clock that is. */
export function LiveHours({ hours }: { hours: Hours }) {
  const { t, words, locale } = useLanguage();
  const now = useNow();
  if (now === null) return t('hours.promise');
  const isElsewhere = clockAt(undefined, now).offset !== clockAt(hours.zone, now).offset;
  const opening = openingText(words, locale, hours, now, isElsewhere ? t('hours.ammanTime') : '');
  if (!opening) return t('hours.promise');
  return (
    <span className="hours-line" data-open={opening.isOpen}>
      {opening.text}
    </span>
  );
}

interface TodayProps {
  zone: string;
  /** Told at once and when another day begins: its ISO date, and its place in the week from Sunday. */
  onDay: (today: { date: string; weekday: number }) => void;
}

/** Tells which day it is at the studio; shows nothing. */
export function Today({ zone, onDay }: TodayProps) {
  const now = useNow();
  const day = now === null ? null : clockAt(zone, now).day;
  // Follows the studio's clock.
  useEffect(() => {
    if (day !== null) onDay({ date: isoDay(day), weekday: weekdayOf(day) });
  }, [day, onDay]);
  return null;
}
