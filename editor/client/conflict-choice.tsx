import { kindOf } from '../../app/content/content-kinds.ts';
import { labelOf } from '../forms/labels.ts';
import { wordInGroup } from '../forms/site-words.ts';
import type { Side } from '../merge/merge-values.ts';
import type { ToldConflict } from '../server/told-conflict.ts';
import { useSession } from './session.tsx';
import type { EditorWord } from './words.ts';

interface ConflictChoiceProps {
  conflict: ToldConflict;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
  /** What one's own side is called, and the other. */
  sides?: Record<Side, EditorWord>;
}

/** A field that two people changed: both values, one to be chosen. */
export function ConflictChoice({ conflict, chosen, onChoose, sides }: ConflictChoiceProps) {
  const { t } = useSession();
  const { file, key, base } = conflict;
  const called = sides ?? { mine: 'yours', theirs: 'published' };
  return (
    <fieldset className="conflict" data-conflict={`content/${file}#${conflict.field}`}>
      <legend>
        <FieldName file={file} field={conflict.field} entry={conflict.entry} />
      </legend>
      {base === undefined ? null : (
        <p>
          {t('wasBefore')} <bdi className="value">{base}</bdi>
        </p>
      )}
      {(['mine', 'theirs'] as const).map((side) => (
        <label key={side}>
          <input
            type="radio"
            name={`${file} ${key}`}
            checked={chosen === side}
            onChange={() => onChoose(side)}
          />
          <span>
            {t(called[side])}: <bdi className="value">{conflict[side] ?? t('takenOut')}</bdi>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** What a field is called, with the entry that it stands in and its language. */
export function FieldName({ file, field, entry }: Pick<ToldConflict, 'file' | 'field' | 'entry'>) {
  const { t, locale } = useSession();
  const name = field.replace(/\.(en|ar)$/, '');
  const label =
    kindOf(file) === 'words' ? wordInGroup(name, locale) : labelOf(kindOf(file) ?? 'site', name)?.[locale];
  return (
    <>
      {entry[locale] ? (
        <>
          <bdi>{entry[locale]}</bdi>
          {' · '}
        </>
      ) : null}
      {label ?? (field ? <bdi dir="ltr">{field}</bdi> : t('wholeFile'))}
      {/\.(en|ar)$/.test(field) ? ` (${t(field.endsWith('.ar') ? 'arabic' : 'english')})` : ''}
    </>
  );
}
