import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { withoutInvisible } from '#model/content/printable.ts';
import type { Locale } from '#model/language/locales.ts';
import { writable } from '../../server/normalize-change.ts';
import { useSession } from '../session.tsx';
import { isUnsent, sendLater, sendNow } from '../unsent.ts';
import { asNumber, asTyped } from './as-number.ts';
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
  lines?: boolean | undefined;
  most?: number | undefined;
  type?: 'text' | 'date' | 'color' | 'tel' | 'url' | 'email';
  isNumber?: boolean;
  isLabelHidden?: boolean;
  /** What the content makes of what was typed, where it is not just that. */
  asKept?: (text: string) => string;
}

/** A native input or textarea: kept while it is typed, with its mistakes, and what is left of its length. */
export function TextInput(props: TextInputProps) {
  const { path, label, value, onChange, lang, lines, most, type = 'text', isNumber, isLabelHidden } = props;
  const { asKept = isNumber ? (typed: string) => String(asNumber(typed)) : asWritten } = props;
  const { file, version, reveal } = useForm();
  const { t, ownChanges, lastUndoStep, conflicts, setConflict } = useSession();
  const id = useId();
  const name = fieldId(file, path);
  const field = path.replace(/@\w+$/, '');
  const conflict = conflicts[name];
  const [text, setText] = useState(conflict?.mine ?? value);
  /** What this window knows the content to say: what it has sent, or was last shown. */
  const known = useRef(value);
  const isTypedIn = useRef(false);
  const seenStep = useRef(lastUndoStep);
  const latest = useRef({ text, onChange });
  latest.current = { text, onChange };
  // One line, but a long one: it is seen whole.
  const isLong = most !== undefined && most > 60;
  const own = useMistakes(path);

  // Follows the content, once an answer holds all that was changed here. What undo brings back is shown at once; what another
  // window has changed while this field is typed in is a conflict.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is looked at when it comes
  useEffect(() => {
    if (isUnsent(id) || conflict || !ownChanges.isIncludedIn(version, file, field)) return;
    const isOwnStep = lastUndoStep !== seenStep.current && version >= lastUndoStep.version;
    if (isOwnStep) seenStep.current = lastUndoStep;
    if (isTypedIn.current && !isOwnStep) {
      // What is written otherwise than it was typed, such as `17.`, stays until the field is left.
      if (value !== known.current) setConflict(name, { mine: text, theirs: value });
      return;
    }
    known.current = value;
    setText(value);
  }, [value, version, lastUndoStep]);

  const send = () => {
    latest.current.onChange(latest.current.text, known.current);
    known.current = asKept(latest.current.text);
  };
  useEffect(() => () => sendNow(id), [id]);

  const type_ = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const typed =
      most === undefined && lang === undefined ? withoutInvisible(event.target.value) : event.target.value;
    const next = isNumber ? asTyped(typed) : isLong && !lines ? typed.replaceAll(/\s*\n\s*/g, ' ') : typed;
    setText(next);
    latest.current.text = next;
    if (conflict) setConflict(name, { ...conflict, mine: next });
    isTypedIn.current = true;
    sendLater(id, pause, send);
  };
  const keepMine = () => {
    if (!conflict) return;
    known.current = conflict.theirs;
    setConflict(name, null);
    send();
  };
  const takeTheirs = () => {
    if (!conflict) return;
    known.current = conflict.theirs;
    setText(conflict.theirs);
    setConflict(name, null);
  };

  const direction = lang === 'ar' ? 'rtl' : 'ltr';
  const shared = {
    id,
    value: text,
    onChange: type_,
    onBlur: () => {
      isTypedIn.current = false;
      sendNow(id);
      if (!conflict) setText(known.current);
    },
    onFocus: () => reveal(text),
    'data-field': name,
    'aria-invalid': own.length > 0,
    'aria-describedby': `${id}-notes`,
    dir: direction,
    ...(lang ? { lang } : {}),
  };
  return (
    <div className="field">
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : undefined}>
        {label}
      </label>
      {lines || isLong ? (
        <textarea {...shared} rows={lines ? 3 : 1} />
      ) : (
        <input {...shared} type={type} inputMode={isNumber ? 'decimal' : undefined} autoComplete="off" />
      )}
      <div id={`${id}-notes`} className="notes">
        {/\.(en|ar)$/.test(path) ? null : <Help path={path} />}
        {conflict ? <ConflictNote theirs={conflict.theirs} onKeep={keepMine} onTake={takeTheirs} /> : null}
        <OwnMistakes path={path} />
        {most ? <Left most={most} length={[...text.trim()].length} t={t} /> : null}
      </div>
    </div>
  );
}

function asWritten(text: string): string {
  return String(writable(text));
}

/** The length that is left, once it matters. */
function Left({ most, length, t }: { most: number; length: number; t: ReturnType<typeof useSession>['t'] }) {
  const left = most - length;
  if (left > most / 3) return null;
  return <p className="quiet">{left >= 0 ? t('left', { n: left }) : t('over', { n: -left })}</p>;
}
