import { Link } from './link.tsx';
import { useSession } from './session.tsx';

const stateWords = { soldOut: 'wasSoldOut', limited: 'wasLimited', started: 'hasStarted' } as const;

/** Lists what is over and can be removed, such as a holiday or the start of a course, with links to the fields. */
export function EndedEntries() {
  const { t, state, locale } = useSession();
  if (state.ended.length === 0) return null;
  return (
    <section aria-labelledby="ended">
      <h2 id="ended">{t('ended')}</h2>
      <ul>
        {state.ended.map(({ address, field, day, note, state: was }) => (
          <li key={`${address}${field}${day}`}>
            <Link to={`${address}#${encodeURIComponent(field)}`}>{note[locale]}</Link>{' '}
            {was ? t(stateWords[was]) : null} <bdi dir="ltr">{day}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
