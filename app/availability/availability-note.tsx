import './availability-note.css';

import { useLanguage } from '../language/language-provider';
import type { ToldAvailability } from './availability';

interface AvailabilityNoteProps {
  availability: ToldAvailability | undefined;
  /** Its title, where several stand together. */
  of?: string | undefined;
}

/** That a series or the chosen print is sold out or limited, and until when; nothing while it is for sale. */
export function AvailabilityNote({ availability, of }: AvailabilityNoteProps) {
  const { t } = useLanguage();
  if (!availability) return null;
  const { state, date, isWhole } = availability;
  const [before = '', after = ''] = date ? t(dayKey(availability)).split('{date}') : [];
  return (
    <p className="availability-note" data-state={state}>
      {of ? <span>{of}</span> : null}
      <strong>
        {state === 'soldOut'
          ? t(isWhole ? 'availability.soldOut' : 'availability.printSoldOut')
          : t(isWhole ? 'availability.limited' : 'availability.printLimited')}
      </strong>
      {date ? (
        <span>
          {before}
          <time dateTime={date.iso}>{date.text}</time>
          {after}
        </span>
      ) : null}
    </p>
  );
}

function dayKey({ state, isWhole }: ToldAvailability) {
  if (state === 'limited') return 'availability.until';
  return isWhole ? 'availability.back' : 'availability.printBack';
}
