import './availability-note.css';

import type { ToldAvailability } from '#model/content/availability.ts';
import { useLanguage } from '../language/language-provider.tsx';

interface AvailabilityNoteProps {
  availability: ToldAvailability | undefined;
  /** Its title, where several stand together. */
  title?: string | undefined;
}

/**
 * That a series or the chosen print is sold out or limited, and until when; nothing while it is for sale. Once that day has come,
 * the page does not wait for a sign of the visitor to say what is true now (shell/start/deferred-hydration.ts).
 */
export function AvailabilityNote({ availability, title }: AvailabilityNoteProps) {
  const { t } = useLanguage();
  if (!availability) return null;
  const { state, date, isWhole } = availability;
  const key = `availability.${state}${isWhole ? '' : 'Print'}` as const;
  return (
    <p className="availability-note" data-state={state} data-at-once={date?.iso}>
      {title ? <span>{title}</span> : null}
      <strong>{t(key)}</strong>
      {date ? <time dateTime={date.iso}>{t(`${key}Day`, { date: date.text })}</time> : null}
    </p>
  );
}
