import type { ComponentProps } from 'react';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { groupDigits } from '#model/language/translate.ts';
import { type BriefDraft, lengthOf, maxLengths, type TypedField as Name } from './draft.ts';

interface TypedFieldProps extends ComponentProps<'input'> {
  name: Name;
  draft: BriefDraft;
  label: string;
  note?: string;
}

/** A text field of one line. A text that is too long stays as it was typed, and a note below the field shows its length. */
export function TypedField({ name, draft, label, note, ...rest }: TypedFieldProps) {
  const { t } = useLanguage();
  const length = lengthOf(draft[name]);
  const isTooLong = length > maxLengths[name];
  const noteId = `brief-${name}-note`;
  const description = isTooLong
    ? t('brief.length', { n: groupDigits(length), most: maxLengths[name] })
    : note;
  return (
    <div className="brief-field">
      <label htmlFor={`brief-${name}`}>{label}</label>
      <input
        id={`brief-${name}`}
        name={name}
        type="text"
        dir="auto"
        aria-invalid={isTooLong}
        {...(description ? { 'aria-describedby': noteId } : {})}
        {...rest}
      />
      {description ? (
        <p id={noteId} className="brief-note" data-wrong={isTooLong}>
          {description}
        </p>
      ) : null}
    </div>
  );
}
