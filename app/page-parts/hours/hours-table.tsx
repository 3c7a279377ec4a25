import './hours-table.css';

import { useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useLazy } from '#app/ui/use-lazy.ts';
import type { Hours } from '#model/hours/opening.ts';
import type { Week } from '#model/hours/week.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { loadLiveHours } from './hours-line.tsx';

/**
 * The opening hours of the week, and the days with other hours. In the browser, today is marked and past days are
 * left out.
 */
export function HoursTable({ days, exceptions, exceptionsTitle }: Week) {
  const { t } = useLanguage();
  const zone = useRouteLoaderData<{ hours: Hours }>('root')?.hours.zone;
  const Today = useLazy(loadLiveHours)?.Today;
  const [today, setToday] = useState<{ date: string; weekday: number } | null>(null);
  const upcoming = exceptions.filter(({ dates }) => !today || (dates.at(-1)?.iso ?? '') >= today.date);
  return (
    <section id="hours" className="hours-table" aria-labelledby="hours-title">
      {Today && zone ? <Today zone={zone} onDay={setToday} /> : null}
      <h2 id="hours-title">{t('hours.label')}</h2>
      <table>
        <tbody>
          {days.map(({ name, hours }, weekday) => (
            <tr key={name} aria-current={weekday === today?.weekday ? 'date' : undefined}>
              <th scope="row">{name}</th>
              <td className="figures">{hours}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {upcoming.length > 0 ? (
        <>
          <h3>{exceptionsTitle}</h3>
          <ul>
            {upcoming.map(({ dates, hours, note }) => (
              <li key={dates[0]?.iso}>
                <span>
                  {dates.map(({ iso, text }) => (
                    <time key={iso} dateTime={iso}>
                      {text}
                    </time>
                  ))}
                </span>
                <span className="figures">{hours}</span>
                <span>{note}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
