import './hours-line.css';

import { useRouteLoaderData } from 'react-router';
import { useLanguage } from '../language/language-provider';
import { useFirstInteraction } from '../ui/use-first-interaction';
import { useLazy } from '../ui/use-lazy';
import type { Hours } from './opening';

/** What looks at the clock: the line, and which day is today. */
export const loadLiveHours = () => import('./live-hours');

/**
 * Whether the studio is open now, by its own clock. The HTML, which cannot know when it is read, holds what is always
 * true; the rest comes late, at the foot of a page after the first input: no one is there without one.
 */
export function HoursLine({ isAtFoot }: { isAtFoot?: boolean | undefined }) {
  const { t } = useLanguage();
  const hours = useRouteLoaderData<{ hours: Hours }>('root')?.hours;
  const hasInteracted = useFirstInteraction();
  const LiveHours = useLazy(loadLiveHours, hasInteracted || !isAtFoot)?.LiveHours;
  return LiveHours && hours ? <LiveHours hours={hours} /> : t('hours.promise');
}
