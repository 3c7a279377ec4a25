import { kindOf } from '#model/content/content-kinds.ts';
import { labelOf } from '../forms/labels.ts';
import { wordInGroup } from '../forms/site-words.ts';
import type { Side } from '../merge/merge-values.ts';
import type { FieldConflict } from '../server/field-conflict.ts';
import { useSession } from './session.tsx';
import type { ConflictChoice } from './use-choices.ts';
import type { EditorWord } from './words.ts';

interface ConflictChoicesProps {
  conflicts: FieldConflict[];
  choice: ConflictChoice;
  /** The labels of the two sides of a conflict, such as “Yours” and “Published”. */
  sides?: Record<Side, EditorWord>;
}

const ownAndOther: Record<Side, EditorWord> = { mine: 'yours', theirs: 'published' };

/** Shows both values of each field or picture that two people changed. The owner chooses one of the two values. */
export function ConflictChoices({ conflicts, choice, sides = ownAndOther }: ConflictChoicesProps) {
  const { t } = useSession();
  return conflicts.map((conflict) => {
    const { file, key, field, entry, base } = conflict;
    return (
      <fieldset key={`${file} ${key}`} className="conflict panel" data-conflict={`content/${file}#${field}`}>
        <legend>
          <FieldName file={file} field={field} entry={entry} />
        </legend>
        {base === undefined ? null : (
          <p>
            {t('wasBefore')} <bdi>{base}</bdi>
          </p>
        )}
        {(['mine', 'theirs'] as const).map((side) => (
          <label key={side}>
            <input
              type="radio"
              name={`${file} ${key}`}
              checked={choice.chosen(conflict) === side}
              onChange={() => choice.choose(conflict, side)}
            />
            <span>
              {t(sides[side])}: <bdi>{conflict[side] ?? t('takenOut')}</bdi>
            </span>
          </label>
        ))}
      </fieldset>
    );
  });
}

type FieldNameProps = Pick<FieldConflict, 'file' | 'field'> & Partial<Pick<FieldConflict, 'entry'>>;

/** Shows the name of a field, together with its language and the list entry that contains the field. */
export function FieldName({ file, field, entry }: FieldNameProps) {
  const { t, locale } = useSession();
  const name = field.replace(/\.(en|ar)$/, '');
  const label =
    kindOf(file) === 'words' ? wordInGroup(name, locale) : labelOf(kindOf(file) ?? 'site', name)?.[locale];
  const isEntry = entry?.[locale] && field.endsWith(']');
  return (
    <>
      {entry?.[locale] ? (
        <>
          <bdi>{entry[locale]}</bdi>
          {isEntry ? null : ' · '}
        </>
      ) : null}
      {isEntry ? null : (label ?? (field ? <bdi dir="ltr">{field}</bdi> : t('wholeFile')))}
      {/\.(en|ar)$/.test(field) ? ` (${t(field.endsWith('.ar') ? 'arabic' : 'english')})` : ''}
    </>
  );
}
