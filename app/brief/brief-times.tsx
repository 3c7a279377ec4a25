import { useState } from 'react';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { ChoiceGroup } from '#app/ui/choice.tsx';
import { Icon } from '#app/ui/icon.tsx';
import iconButton from '#app/ui/icon-button.module.css';
import { clockAt, isoInstant } from '#model/hours/clock.ts';
import { dateText, dayInMonth, dayName, hourText } from '#model/hours/hours-text.ts';
import type { SlotDay } from '#model/hours/slots.ts';
import { maxChoices } from './draft.ts';
import { focusQuestion } from './focus-question.ts';

interface BriefTimesProps {
  /** The days to choose from; null until hydration, because only the browser knows the current time. */
  days: SlotDay[] | null;
  zone: string;
  chosen: number[];
  hasLostTime: boolean;
  onToggle: (time: number) => void;
}

/** Chooses times for a meeting: the days, the free hours of the selected day, and the list of chosen times. */
export function BriefTimes({ days, zone, chosen, hasLostTime, onToggle }: BriefTimesProps) {
  const { t, words, locale } = useLanguage();
  const [wanted, setWanted] = useState<number | null>(null);
  const shown = days?.find(({ day }) => day === wanted) ?? days?.[0];
  return (
    <>
      <ChoiceGroup
        name="day"
        label={t('brief.day')}
        className="brief-days"
        options={(days ?? []).map(({ day }) => {
          const [number, month] = dayInMonth(locale, day);
          return {
            value: String(day),
            text: (
              <span>
                {dayName(locale, day)} <b>{number}</b> <small>{month}</small>
              </span>
            ),
          };
        })}
        chosen={[String(shown?.day)]}
        onChoose={(day) => setWanted(Number(day))}
      />
      <ChoiceGroup
        type="checkbox"
        name="time"
        label={t('brief.time')}
        className="brief-times"
        options={(shown?.slots ?? []).map((slot) => ({
          value: String(slot),
          text: <Time zone={zone} instant={slot} />,
          isDisabled: chosen.length >= maxChoices && !chosen.includes(slot),
        }))}
        chosen={chosen.map(String)}
        onChoose={(slot) => onToggle(Number(slot))}
      />
      {hasLostTime ? <p className="brief-note">{t('brief.timeGone')}</p> : null}
      {chosen.length > 0 ? (
        <div className="brief-chosen">
          <h3 id="brief-chosen">{t('brief.chosen')}</h3>
          <ul aria-labelledby="brief-chosen">
            {[...chosen]
              .sort((a, b) => a - b)
              .map((slot) => {
                const day = dateText(locale, clockAt(zone, slot).day);
                const time = hourText(locale, clockAt(zone, slot).minutes);
                return (
                  <li key={slot}>
                    <span>
                      {day}
                      {words.common.listComma}
                      <Time zone={zone} instant={slot} />
                    </span>
                    <button
                      type="button"
                      className={iconButton.button}
                      aria-label={t('brief.removeTime', { time: `${day}${words.common.listComma}${time}` })}
                      onClick={(event) => {
                        focusQuestion(event.currentTarget);
                        onToggle(slot);
                      }}
                    >
                      <Icon name="close" size={18} />
                    </button>
                  </li>
                );
              })}
          </ul>
        </div>
      ) : null}
    </>
  );
}

/** A time in the studio's time zone, followed by the visitor's local time if that is different. */
function Time({ zone, instant }: { zone: string; instant: number }) {
  const { t, locale } = useLanguage();
  const [there, here] = [clockAt(zone, instant), clockAt(undefined, instant)];
  const amman = hourText(locale, there.minutes);
  // A non-breaking space keeps the hour and its part of the day (“11 AM”) on one line.
  const own = hourText(locale, here.minutes).replace(' ', '\u00a0');
  return (
    <time dateTime={isoInstant(zone, instant)}>
      <b>{amman}</b>
      {differs(zone, instant) ? (
        <>
          {' '}
          <small>
            {t('brief.bothClocks', {
              here: here.day === there.day ? own : `${dayName(locale, here.day)} ${own}`,
            })}
          </small>
        </>
      ) : null}
    </time>
  );
}

function differs(zone: string, instant: number): boolean {
  return clockAt(zone, instant).offset !== clockAt(undefined, instant).offset;
}
