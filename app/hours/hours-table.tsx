import type { NotedException } from '../content/types';
import { useLanguage } from '../language/language-provider';
import { clockAt, isoDay, weekdayOf } from './clock';
import { datedText, dayName, rangesText } from './hours-text';
import type { Hours } from './opening';
import { useNow } from './use-now';

/** A Sunday: the week's days by their numbers from here. */
const sunday = 3;

/** The week's opening hours and the days that differ. In the browser today is marked, and what is over is left out. */
export function HoursTable({ hours, exceptions }: { hours: Hours; exceptions: NotedException[] }) {
  const { t, words, locale } = useLanguage();
  const now = useNow();
  const today = now === null ? null : clockAt(hours.zone, now).day;
  const ahead = exceptions.filter(({ to }) => today === null || to >= today);
  return (
    <section id="hours" className="hours-table" aria-labelledby="hours-title">
      <h2 id="hours-title">{t('hours.label')}</h2>
      <table>
        <tbody>
          {hours.week.map((ranges, weekday) => {
            const isToday = today !== null && weekdayOf(today) === weekday;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a week has its seven days
              <tr key={weekday} aria-current={isToday ? 'date' : undefined}>
                <th scope="row">{dayName(locale, sunday + weekday)}</th>
                <td className="figures">{rangesText(words, ranges)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {ahead.length > 0 ? (
        <>
          <h3>{t('week.exceptions')}</h3>
          <ul>
            {ahead.map(({ from, to, ranges, note }) => (
              <li key={from}>
                <span>
                  <Day day={from} />
                  {to > from ? (
                    <>
                      {` ${t('week.to')} `}
                      <Day day={to} />
                    </>
                  ) : null}
                </span>
                <span className="figures">{rangesText(words, ranges)}</span>
                <span>{note}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

function Day({ day }: { day: number }) {
  const { locale } = useLanguage();
  return <time dateTime={isoDay(day)}>{datedText(locale, day)}</time>;
}
