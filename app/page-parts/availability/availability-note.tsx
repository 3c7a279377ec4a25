import './availability-note.css';

import type { AvailabilityData } from '#model/content/availability.ts';
import { useLanguage } from '../language/language-provider.tsx';

const suffixOf = { series: '', print: 'Print', size: 'Size' } as const;

interface AvailabilityNoteProps {
  availability: AvailabilityData | undefined;
  /** The title of the print or series, which the note names where several notes stand together. */
  title?: string | undefined;
}

/**
 * States that a series, the chosen print or the chosen size is sold out or limited, and until when. It shows nothing
 * while the print is for sale. When that date has passed, the page hydrates at once, without waiting for the visitor's
 * first input, so that the outdated note is corrected (shell/start/deferred-hydration.ts).
 */
export function AvailabilityNote({ availability, title }: AvailabilityNoteProps) {
  const { t } = useLanguage();
  if (!availability) return null;
  const { state, date, of } = availability;
  const key = `availability.${state}${suffixOf[of]}` as const;
  return (
    <p className="availability-note" data-state={state} data-at-once={date?.iso}>
      {title ? <span>{title}</span> : null}
      <strong>{t(key)}</strong>
      {date ? <time dateTime={date.iso}>{t(`${key}Day`, { date: date.text })}</time> : null}
    </p>
  );
}
