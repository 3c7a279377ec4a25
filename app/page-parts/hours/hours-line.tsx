import './hours-line.css';

import { useRouteLoaderData } from 'react-router';
import { useFirstInteraction } from '#app/ui/use-first-interaction.ts';
import { useLazy } from '#app/ui/use-lazy.ts';
import type { Hours } from '#model/hours/opening.ts';
import { useLanguage } from '../language/language-provider.tsx';

/** What looks at the clock: the line, and which day is today. */
export const loadLiveHours = () => import('./live-hours.tsx');

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
