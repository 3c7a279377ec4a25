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

/** The pause in typing (ms) after which the typed text is sent to the server. */
const pause = 300;

interface TextInputProps {
  /** The path of the field. It ends in `@from` or `@to` if the input is one half of a range of hours. */
  path: string;
  label: string;
  /** The value of the field in the content file, as text. */
  value: string;
  /** Sends the typed `text` to the server, together with the former text `from`, by which the server detects conflicts. */
  onChange: (text: string, from: string) => void;
  /** The language of the text; undefined for a text without a language, such as a number or a file name. */
  lang?: Locale;
  isMultiline?: boolean | undefined;
  maxLength?: number | undefined;
  type?: 'text' | 'date' | 'color' | 'tel' | 'url' | 'email';
  isNumber?: boolean;
  isLabelHidden?: boolean;
  /** Lists the values that a typed text may mean. If it means one, that is stored; if it may mean several, the owner is asked. */
  meanings?: (text: string) => string[];
  /** Converts a typed text to the form in which the server stores the text. */
  normalize?: (text: string) => string;
}

/** An `<input>` or `<textarea>` that sends its text while the owner types, and shows mistakes and the characters left. */
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
    meanings = () => [],
  } = props;
  const normalizeMeant = (typed: string) => {
    const [one, other] = meanings(typed);
    return one !== undefined && other === undefined ? one : String(writable(typed));
  };
  const { normalize = isNumber ? (typed: string) => String(asNumber(typed)) : normalizeMeant } = props;
  const { file, version, reveal } = useForm();
  const { t, ownChanges, lastUndoStep, conflicts, setConflict } = useSession();
  const id = useId();
  const name = fieldId(file, path);
  const field = path.replace(/@\w+$/, '');
  const conflict = conflicts[name];
  const [text, setText] = useState(conflict?.mine ?? value);
  /** The field's text that this window last sent to the server or received from it. */
  const knownValue = useRef(value);
  const isTypedIn = useRef(false);
  const handledStep = useRef(lastUndoStep);
  const latest = useRef({ text, onChange, conflict });
  latest.current = { text, onChange, conflict };
  // A text that may be long gets a textarea, so that all of it is visible.
  const isLong = maxLength !== undefined && maxLength > 60;
  const mistakes = useMistakes(path);

  // Shows the text of the server's newest answer, once that answer includes all changes of this window. While the owner types in
  // the field, only a text that undo restores is shown; a text that another window has changed is a conflict.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect handles each new answer of the server
  useEffect(() => {
    if (isUnsent(id) || conflict || !ownChanges.isIncludedIn(version, file, field)) return;
    const isOwnStep = lastUndoStep !== handledStep.current && version >= lastUndoStep.version;
    if (isOwnStep) handledStep.current = lastUndoStep;
    if (isTypedIn.current && !isOwnStep) {
      // The typed text stays until the input loses the focus, even if the server has normalized the text: `17.` to `17`.
      if (value !== knownValue.current) setConflict(name, { mine: text, theirs: value });
      return;
    }
    knownValue.current = value;
    setText(value);
  }, [value, version, lastUndoStep]);

  const send = () => {
    const { current } = latest;
    // Until the owner has chosen, nothing is sent: an answer that comes after the choice would ask the owner again.
    if (current.conflict) return setConflict(name, { ...current.conflict, mine: current.text });
    current.onChange(current.text, knownValue.current);
    knownValue.current = normalize(current.text);
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
    isTypedIn.current = true;
    if (conflict) setConflict(name, { ...conflict, mine: next });
    else sendLater(id, pause, send);
  };
  const endConflict = (theirs: string) => {
    knownValue.current = theirs;
    latest.current.conflict = undefined;
    setConflict(name, null);
  };
  const keepMine = (theirs: string) => {
    endConflict(theirs);
    send();
  };
  const takeTheirs = (theirs: string) => {
    endConflict(theirs);
    latest.current.text = theirs;
    setText(theirs);
  };

  // The question comes with the server's answer, so that it does not flash up while the owner still types.
  const meant = text === value ? meanings(text) : [];
  const takeMeant = (one: string) => {
    setText(one);
    latest.current.text = one;
    send();
    document.getElementById(id)?.focus();
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
        {meant.length > 1 ? (
          <div className="row" role="status">
            {t('whichTime')}
            {meant.map((one) => (
              <button key={one} type="button" dir="ltr" onClick={() => takeMeant(one)}>
                {one.replace(/^0/, '')}
              </button>
            ))}
          </div>
        ) : (
          <OwnMistakes path={path} />
        )}
        {maxLength ? <RemainingLength maxLength={maxLength} length={[...text.trim()].length} /> : null}
      </div>
    </div>
  );
}

/** Shows the number of characters left, once less than a third of the maximum is left. */
function RemainingLength({ maxLength, length }: { maxLength: number; length: number }) {
  const { t } = useSession();
  const left = maxLength - length;
  if (left > maxLength / 3) return null;
  return <p className="quiet">{left >= 0 ? t('left', { n: left }) : t('over', { n: -left })}</p>;
}
