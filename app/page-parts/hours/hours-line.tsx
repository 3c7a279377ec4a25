import './hours-line.css';

import { useRouteLoaderData } from 'react-router';
import { useFirstInteraction } from '#app/ui/use-first-interaction.ts';
import { useLazy } from '#app/ui/use-lazy.ts';
import type { Hours } from '#model/hours/opening.ts';
import { useLanguage } from '../language/language-provider.tsx';

/**
 * Loads the module that compares the opening hours with the clock: its components show “Open now …” and report the
 * current day.
 */
export const loadLiveHours = () => import('./live-hours.tsx');

interface HoursLineProps {
  /** Whether the line stands in the foot of a page, where the live text waits for the visitor's first input. */
  isAtFoot?: boolean | undefined;
  /** The sentence before the live text; by default when the studio replies. */
  before?: string;
}

/**
 * States whether the studio is open now, by the studio's clock. The HTML cannot depend on the time of the visit, so the
 * HTML holds a sentence that is always true. The live text is loaded afterwards.
 */
export function HoursLine({ isAtFoot, before }: HoursLineProps) {
  const { t } = useLanguage();
  const always = before ?? t('hours.promise');
  const hours = useRouteLoaderData<{ hours: Hours }>('root')?.hours;
  const hasInteracted = useFirstInteraction();
  const LiveHours = useLazy(loadLiveHours, hasInteracted || !isAtFoot)?.LiveHours;
  return LiveHours && hours ? <LiveHours hours={hours} before={always} /> : always;
}
