import { ownWordsFile } from '../../../app/content/own-words.ts';
import { builtInText } from '../../forms/site-words.ts';
import { fieldId, useForm } from '../form/form-context.tsx';
import type { OwnWords } from '../pages/words-page.tsx';
import { useSession } from '../session.tsx';

/** What the file says of words that the site has not (any more): nobody reads it, and it stops the build until it goes. */
export function UnknownWords({ own }: { own: OwnWords }) {
  const { mistakes } = useForm();
  const { t, locale, change } = useSession();
  const file = ownWordsFile;
  const keys = Object.keys(own).filter(
    (key) => builtInText(key, 'en') === undefined && builtInText(key, 'ar') === undefined,
  );
  // Of a known word: a language that it is not said in.
  const fields = mistakes
    .map(({ field }) => field)
    .filter((field) => {
      const [, key = '', language = ''] = /^(.+)\.(\w+)$/.exec(field) ?? [];
      return (
        own[key] !== undefined && !keys.includes(key) && builtInText(key, language as 'en') === undefined
      );
    });
  return [...keys, ...fields].map((field) => (
    <div key={field} className="notice">
      <bdi dir="ltr">{field}</bdi>
      {mistakes
        .filter((mistake) => mistake.field === field)
        .map(({ text }) => (
          <p key={text.en} className="mistake" data-mistake={fieldId(file, field)}>
            <bdi>{text[locale]}</bdi>
          </p>
        ))}
      <button
        type="button"
        data-action="remove"
        data-of={fieldId(file, field)}
        onClick={() => change(`remove ${file} ${field}`, [{ file, field, type: 'remove' }])}
      >
        {t('remove')}
      </button>
    </div>
  ));
}
