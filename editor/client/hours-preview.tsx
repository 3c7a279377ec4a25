import { hours } from '#model/content/kinds/hours.ts';
import { dayName, fullDateText, rangesText } from '#model/hours/hours-text.ts';
import { ar } from '#model/language/ar.ts';
import { en } from '#model/language/en.ts';
import { fill } from '#model/language/translate.ts';
import { useSession } from './session.tsx';
import { ownLanguageFirst } from './words.ts';

const words = { en, ar };
/** A day number (see model/hours/clock.ts) that is a Sunday, the first day of the shown week. */
const sunday = 3;

/** Shows the opening hours of the week and of exceptional days as visitors will read them; nothing while they have mistakes. */
export function HoursPreview({ value }: { value: unknown }) {
  const { t, locale: ownLocale } = useSession();
  const checked = hours.safeParse(value);
  if (!checked.success) return null;
  const { week, exceptions } = checked.data;
  return (
    <section className="visitors-read">
      <h2>{t('visitorsRead')}</h2>
      <div className="pair">
        {ownLanguageFirst(ownLocale).map((locale) => (
          <dl key={locale} lang={locale} dir={locale === 'ar' ? 'rtl' : 'ltr'}>
            {week.map((ranges, day) => (
              <div key={dayName(locale, sunday + day)}>
                <dt>{dayName(locale, sunday + day)}</dt>
                <dd>{rangesText(words[locale], locale, ranges)}</dd>
              </div>
            ))}
            {exceptions.map(({ from, to, ranges, note }) => (
              <div key={`${from}-${to}`}>
                <dt>
                  {fullDateText(locale, from)}
                  {to > from ? fill(words[locale].week.until, { day: fullDateText(locale, to) }) : ''}
                </dt>
                <dd>
                  {rangesText(words[locale], locale, ranges)} ({note[locale]})
                </dd>
              </div>
            ))}
          </dl>
        ))}
      </div>
    </section>
  );
}
