import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { withoutInvisible } from '#model/content/printable.ts';
import type { Locale } from '#model/language/locales.ts';
import { writable } from '../../server/normalize-change.ts';
import { useSession } from '../session.tsx';
import { isUnsent, sendLater, sendNow } from '../unsent.ts';
import { asNumber, normalizeDigits } from './as-number.ts';
import { ConflictNote } from './conflict-note.tsx';
import { fieldId, useForm } from './form-context.tsx';
import { Help, OwnMistakes, useMistakes } from './notes.tsx';

/** What was typed is sent after this pause (ms). */
const pause = 300;

interface TextInputProps {
  /** The field's place, as the content's mistakes write it; `@from` and `@to` for the halves of a range of hours. */
  path: string;
  label: string;
  /** What the file says, as text. */
  value: string;
  /** Sends what was typed, with the text that it goes on from. */
  onChange: (text: string, from: string) => void;
  /** The language of what is typed; without one it is neither (numbers, names of files). */
  lang?: Locale;
  isMultiline?: boolean | undefined;
  maxLength?: number | undefined;
  type?: 'text' | 'date' | 'color' | 'tel' | 'url' | 'email';
  isNumber?: boolean;
  isLabelHidden?: boolean;
  /** What the content makes of what was typed, where it is not just that. */
  normalize?: (text: string) => string;
}

/** A native input or textarea: kept while it is typed, with its mistakes, and what is left of its length. */
export function TextInput(props: TextInputProps) {
  const {
    path,
    label,
    value,
    onChange,
    lang,
    isMultiline,
    maxLength,
    type = 'text',
    isNumber,
    isLabelHidden,
  } = props;
  const { normalize = isNumber ? (typed: string) => String(asNumber(typed)) : normalizeText } = props;
  const { file, version, reveal } = useForm();
  const { t, ownChanges, lastUndoStep, conflicts, setConflict } = useSession();
  const id = useId();
  const name = fieldId(file, path);
  const field = path.replace(/@\w+$/, '');
  const conflict = conflicts[name];
  const [text, setText] = useState(conflict?.mine ?? value);
  /** What this window knows the content to say: what it has sent, or was last shown. */
  const knownValue = useRef(value);
  const isTypedIn = useRef(false);
  const seenStep = useRef(lastUndoStep);
  const latest = useRef({ text, onChange });
  latest.current = { text, onChange };
  // One line, but a long one: it is seen whole.
  const isLong = maxLength !== undefined && maxLength > 60;
  const mistakes = useMistakes(path);

  // Follows the content, once an answer holds all that was changed here. What undo brings back is shown at once; what another
  // window has changed while this field is typed in is a conflict.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is looked at when it comes
  useEffect(() => {
    if (isUnsent(id) || conflict || !ownChanges.isIncludedIn(version, file, field)) return;
    const isOwnStep = lastUndoStep !== seenStep.current && version >= lastUndoStep.version;
    if (isOwnStep) seenStep.current = lastUndoStep;
    if (isTypedIn.current && !isOwnStep) {
      // What is written otherwise than it was typed, such as `17.`, stays until the field is left.
      if (value !== knownValue.current) setConflict(name, { mine: text, theirs: value });
      return;
    }
    knownValue.current = value;
    setText(value);
  }, [value, version, lastUndoStep]);

  const send = () => {
    latest.current.onChange(latest.current.text, knownValue.current);
    knownValue.current = normalize(latest.current.text);
  };
  useEffect(() => () => sendNow(id), [id]);

  const handleInput = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const typed =
      maxLength === undefined && lang === undefined
        ? withoutInvisible(event.target.value)
        : event.target.value;
    const next = isNumber
      ? normalizeDigits(typed)
      : isLong && !isMultiline
        ? typed.replaceAll(/\s*\n\s*/g, ' ')
        : typed;
    setText(next);
    latest.current.text = next;
    if (conflict) setConflict(name, { ...conflict, mine: next });
    isTypedIn.current = true;
    sendLater(id, pause, send);
  };
  const keepMine = () => {
    if (!conflict) return;
    knownValue.current = conflict.theirs;
    setConflict(name, null);
    send();
  };
  const takeTheirs = () => {
    if (!conflict) return;
    knownValue.current = conflict.theirs;
    setText(conflict.theirs);
    setConflict(name, null);
  };

  const direction = lang === 'ar' ? 'rtl' : 'ltr';
  const shared = {
    id,
    value: text,
    onChange: handleInput,
    onBlur: () => {
      isTypedIn.current = false;
      sendNow(id);
      if (!conflict) setText(knownValue.current);
    },
    onFocus: () => reveal(text),
    'data-field': name,
    'aria-invalid': mistakes.length > 0,
    'aria-describedby': `${id}-notes`,
    dir: direction,
    ...(lang ? { lang } : {}),
  };
  return (
    <div className="field">
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : undefined}>
        {label}
      </label>
      {isMultiline || isLong ? (
        <textarea {...shared} rows={isMultiline ? 3 : 1} />
      ) : (
        <input {...shared} type={type} inputMode={isNumber ? 'decimal' : undefined} autoComplete="off" />
      )}
      <div id={`${id}-notes`} className="notes">
        {/\.(en|ar)$/.test(path) ? null : <Help path={path} />}
        {conflict ? <ConflictNote theirs={conflict.theirs} onKeep={keepMine} onTake={takeTheirs} /> : null}
        <OwnMistakes path={path} />
        {maxLength ? <RemainingLength maxLength={maxLength} length={[...text.trim()].length} t={t} /> : null}
      </div>
    </div>
  );
}

function normalizeText(text: string): string {
  return String(writable(text));
}

/** The length that is left, once it matters. */
function RemainingLength({
  maxLength,
  length,
  t,
}: {
  maxLength: number;
  length: number;
  t: ReturnType<typeof useSession>['t'];
}) {
  const left = maxLength - length;
  if (left > maxLength / 3) return null;
  return <p className="quiet">{left >= 0 ? t('left', { n: left }) : t('over', { n: -left })}</p>;
}
