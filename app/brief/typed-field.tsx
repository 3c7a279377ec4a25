import type { ComponentProps } from 'react';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { groupDigits } from '#model/language/translate.ts';
import { type BriefDraft, lengthOf, longest, type TypedField as Name } from './draft.ts';

interface TypedFieldProps extends ComponentProps<'input'> {
  name: Name;
  draft: BriefDraft;
  label: string;
  note?: string;
}

/** A field of one line. What is too long stays as it is typed, and is told. */
export function TypedField({ name, draft, label, note, ...rest }: TypedFieldProps) {
  const { t } = useLanguage();
  const length = lengthOf(draft[name]);
  const isTooLong = length > longest[name];
  const noteId = `brief-${name}-note`;
  const said = isTooLong ? t('brief.length', { n: groupDigits(length), most: longest[name] }) : note;
  return (
    <div className="brief-field">
      <label htmlFor={`brief-${name}`}>{label}</label>
      <input
        id={`brief-${name}`}
        name={name}
        type="text"
        dir="auto"
        aria-invalid={isTooLong}
        {...(said ? { 'aria-describedby': noteId } : {})}
        {...rest}
      />
      {said ? (
        <p id={noteId} className="brief-note" data-wrong={isTooLong}>
          {said}
        </p>
      ) : null}
    </div>
  );
}
