import type { ComponentType } from 'react';
import { fieldAt } from '#model/content/field.ts';
import { valueAt } from '#model/content/field-path.ts';
import { weekdays } from '#model/content/kinds/hours.ts';
import { isGroup } from '#model/content/walk.ts';
import { clockAt, isoDay } from '#model/hours/clock.ts';
import { daysOf, exceptionName } from '#model/hours/exception-name.ts';
import { nextRamadan } from '#model/hours/ramadan.ts';
import { labelOf } from '../../forms/labels.ts';
import { Link } from '../link.tsx';
import { useSession } from '../session.tsx';
import type { FieldViewProps } from './field-view-props.ts';
import { useForm } from './form-context.tsx';
import { ListView, type ListViewProps } from './list-view.tsx';
import { Help, OwnMistakes } from './notes.tsx';

/** The number of days before a holiday or Ramadan from which the form shows the exceptions above the week. */
const nearDays = 45;

interface HoursViewProps extends FieldViewProps {
  /** The component for all other fields. */
  EntryView: ComponentType<FieldViewProps>;
}

/** The form of the opening hours: the week in one line a day, and the exceptions, which come first when one is near. */
export function HoursView({ field, path, value, EntryView }: HoursViewProps) {
  const { kind } = useForm();
  const { t, locale, address } = useSession();
  const zone = field.properties?.zone;
  const hours = isGroup(value) ? value : {};
  const label = (name: string) => labelOf(kind, `${path}.${name}`)?.[locale] ?? '';
  const today = clockAt(undefined, Date.now()).day;
  const ramadan = nextRamadan(today);

  const entries = Array.isArray(hours.exceptions) ? hours.exceptions : [];
  const coming = entries
    .map((entry, index) => ({ entry, index, ...daysOf(entry) }))
    .filter(({ to }) => to >= today)
    .sort((a, b) => a.from - b.from);
  const [next] = coming;
  const isNear = [...coming, ramadan].some(({ from }) => from <= today + nearDays);
  const hasRamadan = coming.some(({ from, to }) => from <= ramadan.to && to >= ramadan.from);

  const note = { en: 'Holiday', ar: 'عطلة' };
  const templates = [
    { label: t('oneDay'), value: { date: '', closed: true, note } },
    { label: t('severalDays'), value: { from: '', to: '', closed: true, note } },
    {
      label: t('ramadan'),
      value: {
        from: isoDay(ramadan.from),
        to: isoDay(ramadan.to),
        hours: ['10:00-15:00'],
        note: { en: 'Ramadan', ar: 'رمضان' },
      },
    },
  ].slice(0, hasRamadan ? 2 : 3);

  const list = (at: string[], props: Partial<ListViewProps>) => {
    const one = fieldAt(field, at);
    const view = { path: [path, ...at].join('.'), value: valueAt(value, at), isRequired: false, EntryView };
    return one ? <ListView key={at.join()} field={one} {...view} {...props} /> : null;
  };
  const parts = [
    <section key="week" className="week">
      <h2>{label('week')}</h2>
      <OwnMistakes path={`${path}.week`} />
      {weekdays.map((day) => list(['week', day], { emptyText: t('closed') }))}
      <Help path={`${path}.week`} />
    </section>,
    <section key="exceptions">
      <h2>{label('exceptions')}</h2>
      {list(['exceptions'], { templates, nameEntry: (entry) => exceptionName(entry, locale) })}
    </section>,
  ];
  return (
    <div className="hours">
      {next ? (
        <p className="notice">
          {t('nextException')}{' '}
          <Link to={`${address}#${encodeURIComponent(`${path}.exceptions[${next.index + 1}]`)}`}>
            {exceptionName(next.entry, locale)}
          </Link>
        </p>
      ) : null}
      {isNear ? parts.toReversed() : parts}
      {zone ? <EntryView field={zone} path={`${path}.zone`} value={hours.zone} isRequired /> : null}
    </div>
  );
}
