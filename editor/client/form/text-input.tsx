import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import type { Locale } from '../../../app/language/locales.ts';
import { unsentFields, useSession } from '../session.tsx';
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
  /** Sends what was typed. */
  onChange: (text: string) => void;
  /** The language of what is typed; without one it is neither (numbers, names of files). */
  lang?: Locale;
  lines?: boolean | undefined;
  most?: number | undefined;
  type?: 'text' | 'date' | 'color' | 'tel' | 'url' | 'email';
  isNumber?: boolean;
  isLabelHidden?: boolean;
  /** One line, but a long one, which is seen whole; by itself where `most` says so. */
  isLong?: boolean;
  /** What the page says while the field is empty. */
  shown?: string;
}

/** A native input or textarea: kept while it is typed, told its mistakes, and what is left of its length. */
export function TextInput(props: TextInputProps) {
  const { path, label, value, onChange, lines, most, type = 'text', isNumber, isLabelHidden } = props;
  const { file, reveal, lang: langOfFile } = useForm();
  // Numbers and names of files have none.
  const lang = props.lang ?? (most === undefined ? undefined : langOfFile);
  const { t } = useSession();
  const id = useId();
  const [text, setText] = useState(value);
  const isDirty = useRef(false);
  const timer = useRef(0);
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const latest = useRef({ text, onChange });
  latest.current = { text, onChange };
  // One line, but a long one: it is seen whole.
  const isLong = props.isLong ?? (most !== undefined && most > 60);
  const own = useMistakes(path);

  // What others have changed, or undo, is shown where nothing is being typed.
  useEffect(() => {
    if (!isDirty.current) setText(value);
  }, [value]);

  useEffect(() => {
    const field = input.current;
    const flush = () => {
      if (!isDirty.current) return;
      clearTimeout(timer.current);
      isDirty.current = false;
      unsentFields.delete(id);
      latest.current.onChange(latest.current.text);
    };
    field?.addEventListener('flush', flush);
    window.addEventListener('pagehide', flush);
    return () => {
      flush();
      field?.removeEventListener('flush', flush);
      window.removeEventListener('pagehide', flush);
    };
  }, [id]);

  const type_ = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const typed = event.target.value;
    const next = isNumber
      ? westernDigits(typed)
      : isLong && !lines
        ? typed.replaceAll(/\s*\n\s*/g, ' ')
        : typed;
    setText(next);
    latest.current.text = next;
    isDirty.current = true;
    unsentFields.add(id);
    document.body.dataset.draft = 'saving';
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      isDirty.current = false;
      unsentFields.delete(id);
      latest.current.onChange(latest.current.text);
    }, pause);
  };

  const direction = lang === 'ar' ? 'rtl' : 'ltr';
  const shared = {
    id,
    ref: input,
    value: text,
    onChange: type_,
    onBlur: () => input.current?.dispatchEvent(new CustomEvent('flush')),
    onFocus: () => reveal(text || (props.shown ?? '')),
    'data-field': fieldId(file, path),
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
        <OwnMistakes path={path} />
        {most ? <Left most={most} length={[...text.trim()].length} t={t} /> : null}
      </div>
    </div>
  );
}

/** The length that is left, once it matters. */
function Left({ most, length, t }: { most: number; length: number; t: ReturnType<typeof useSession>['t'] }) {
  const left = most - length;
  if (left > most / 3) return null;
  return <p className="left">{left >= 0 ? t('left', { n: left }) : t('over', { n: -left })}</p>;
}

/** ٠–٩ and ۰–۹ as 0–9, the Arabic decimal point as a point. */
export function westernDigits(text: string): string {
  return text
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replaceAll('٫', '.');
}
