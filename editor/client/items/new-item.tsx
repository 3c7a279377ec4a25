import { type FormEvent, useId, useState } from 'react';
import type { ItemKind } from '#model/content/content-kinds.ts';
import { contentKinds } from '#model/content/content-kinds.ts';
import { slugOf } from '../../forms/slug-of.ts';
import { RequestFailure } from '../api.ts';
import { useSession } from '../session.tsx';
import { type EditorWord, ownLanguageFirst } from '../words.ts';

/** Shows the form that creates an item. It asks only for the title in both languages; the rest of the item is generated. */
export function NewItem({ kind }: { kind: ItemKind }) {
  const { t, locale, state, changeItem } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const [title, setTitle] = useState({ en: '', ar: '' });
  const [refusal, setRefusal] = useState<EditorWord>();
  const id = useId();
  if (!isOpen)
    return (
      <button type="button" data-action="new" data-of={kind} onClick={() => setIsOpen(true)}>
        + {t('isNew')}
        <span className="visually-hidden"> ({contentKinds[kind].label[locale]})</span>
      </button>
    );

  const taken = state.items
    .filter((item) => item.kind === kind)
    .map((item) => item.address.split('/')[2] ?? '');
  const slug = slugOf(title, taken);
  const create = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await changeItem({ type: 'new', kind, title });
    } catch (error) {
      if (!(error instanceof RequestFailure && error.isRefused)) throw error;
      setRefusal('noName');
    }
  };
  return (
    <form
      className="new-item"
      aria-label={t('newIn', { kind: contentKinds[kind].label[locale] })}
      autoComplete="off"
      onSubmit={create}
      onKeyDown={({ key }) => key === 'Escape' && setIsOpen(false)}
    >
      {ownLanguageFirst(locale).map((lang, index) => (
        <div className="field" key={lang}>
          <label htmlFor={`${id}-${lang}`}>
            {t('titleIn', { language: t(lang === 'ar' ? 'arabic' : 'english') })}
          </label>
          <input
            id={`${id}-${lang}`}
            lang={lang}
            dir={lang === 'ar' ? 'rtl' : 'ltr'}
            maxLength={120}
            // biome-ignore lint/a11y/noAutofocus: the form opens when the owner presses its button
            autoFocus={index === 0}
            data-new={lang}
            value={title[lang]}
            onChange={({ target }) => setTitle((now) => ({ ...now, [lang]: target.value }))}
          />
        </div>
      ))}
      <p className="quiet" role="status">
        {slug ? (
          <>
            {t('address', { address: '' })}
            <bdi dir="ltr">{`/${kind}/${slug}`}</bdi>
          </>
        ) : refusal ? (
          t(refusal)
        ) : null}
      </p>
      <button type="submit">{t('create')}</button>{' '}
      <button type="button" onClick={() => setIsOpen(false)}>
        {t('cancel')}
      </button>
    </form>
  );
}
