import { useRouteLoaderData } from 'react-router';
import { useLanguage } from '../language/language-provider';
import { awake } from '../ui/awake';
import { useLate } from '../ui/use-late';
import type { Hours } from './opening';

/** What looks at the clock: the line, and which day is today. */
export const loadLiveHours = async () => {
  await awake();
  return import('./live-hours');
};

/**
 * Whether the studio is open now, by its own clock. The HTML, which cannot know when it is read, holds what is always
 * true; the rest comes late.
 */
export function HoursLine() {
  const { t } = useLanguage();
  const hours = useRouteLoaderData<{ hours: Hours }>('root')?.hours;
  const LiveHours = useLate(loadLiveHours)?.LiveHours;
  return LiveHours && hours ? <LiveHours hours={hours} /> : t('hours.promise');
}
