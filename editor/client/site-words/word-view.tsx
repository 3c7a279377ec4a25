import { useRef } from 'react';
import { ownWordsFile } from '../../../app/content/own-words.ts';
import { type Locale, locales } from '../../../app/language/locales.ts';
import { placeholdersIn, type SiteWord } from '../../forms/site-words.ts';
import { pluralNames } from '../../forms/word-groups.ts';
import { fieldId } from '../form/form-context.tsx';
import { OwnMistakes } from '../form/notes.tsx';
import { TextInput } from '../form/text-input.tsx';
import { useSession } from '../session.tsx';
import { ownFirst } from '../words.ts';

/** One sentence in both languages: the site's own, and below it what the studio says instead. */
export function WordView({
  word,
  own,
}: {
  word: SiteWord;
  own: Partial<Record<string, string>> | undefined;
}) {
  const { locale } = useSession();
  const form = pluralNames[word.key.split('.')[2] as Intl.LDMLPluralRule]?.[locale];
  return (
    <fieldset className="both word" data-word={word.key}>
      <legend className={form ? undefined : 'visually-hidden'}>
        {form ?? word.texts[locale] ?? Object.values(word.texts)[0]}
      </legend>
      <OwnMistakes path={word.key} />
      {ownFirst(locale).map((lang) => {
        const text = word.texts[lang];
        return text === undefined ? (
          <div key={lang} />
        ) : (
          <WordInput key={lang} path={`${word.key}.${lang}`} text={text} own={own?.[lang]} lang={lang} />
        );
      })}
    </fieldset>
  );
}

interface WordInputProps {
  path: string;
  /** What the site says by itself. */
  text: string;
  own: string | undefined;
  lang: Locale;
}

function WordInput({ path, text, own, lang }: WordInputProps) {
  const { t, change } = useSession();
  const box = useRef<HTMLDivElement>(null);
  const file = ownWordsFile;
  const send = (value: string, from?: string) =>
    change(`${file} ${path}`, [{ file, field: path, type: 'set', value, from }]);
  const name = t(lang === 'ar' ? 'arabic' : 'english');
  return (
    <div className="word-side" ref={box}>
      <p className="site-says" lang={lang} dir={locales[lang].dir}>
        {text}
      </p>
      <TextInput
        path={path}
        label={t('saysInstead', { language: name, text })}
        value={own ?? ''}
        onChange={send}
        asKept={(typed) => (typed === text ? '' : typed)}
        lang={lang}
        isLong
        shown={text}
        isLabelHidden
      />
      <div className="word-tools">
        {placeholdersIn(text).map((placeholder) => (
          <button
            key={placeholder}
            type="button"
            title={t('insertPlaceholder')}
            onClick={() => typeInto(box.current, placeholder)}
          >
            <bdi dir="ltr">{placeholder}</bdi>
          </button>
        ))}
        {own === undefined ? (
          <button type="button" data-action="begin" onClick={() => typeInto(box.current, text, true)}>
            {t('beginWithSites')}
          </button>
        ) : (
          <button type="button" data-action="remove" data-of={fieldId(file, path)} onClick={() => send('')}>
            {t('backToSites')}
          </button>
        )}
      </div>
      {text.includes('|') ? <p className="help">{t('bars')}</p> : null}
      {text.trim() === text ? null : <p className="help">{t('edgeSpaces')}</p>}
    </div>
  );
}

/** Types a text at the caret, or in place of all, as the owner would: it is kept and undone like that. */
function typeInto(box: HTMLElement | null, text: string, isWhole = false): void {
  const field = box?.querySelector<HTMLInputElement | HTMLTextAreaElement>('[data-field]');
  if (!field) return;
  field.focus();
  if (isWhole) field.select();
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
