import { useCallback, useRef, useState } from 'react';
import { ownWordsFile } from '../../../app/content/own-words.ts';
import { kindNames } from '../../forms/labels.ts';
import { siteWords } from '../../forms/site-words.ts';
import { wordGroups } from '../../forms/word-groups.ts';
import { getItem } from '../api.ts';
import { FormContext } from '../form/form-context.tsx';
import { OwnMistakes } from '../form/notes.tsx';
import { DiscardDraft } from '../items/discard-draft.tsx';
import { PreviewFrames, revealInFrames } from '../preview-frames.tsx';
import { useSession } from '../session.tsx';
import { UnknownWords } from '../site-words/unknown-words.tsx';
import { WordGroupView } from '../site-words/word-group-view.tsx';
import { useLatest } from '../use-latest.ts';
import { fieldInAddress, useNamedField } from '../use-named-field.ts';

/** What the studio says of the site's words, by key and language. */
export type OwnWords = Record<string, Partial<Record<string, string>> | undefined>;

/** The words of the site, by where they are seen: its own sentences, and what the studio says instead. */
export function WordsPage() {
  const { t, locale, visit, address } = useSession();
  const item = useLatest(() => getItem(address));
  const frames = useRef<HTMLDivElement>(null);
  const reveal = useCallback((text: string) => revealInFrames(frames.current, longestPart(text)), []);
  const [isOwnOnly, setIsOwnOnly] = useState(false);
  // The group of the field that a link names is open from the beginning.
  const [opened, setOpened] = useState<{ groups: string[]; last: string; visit?: number }>({
    groups: [],
    last: '',
  });
  const named = groupOf(fieldInAddress());
  if (named && opened.visit !== visit) {
    setOpened({ groups: [...new Set([...opened.groups, named])], last: named, visit });
    setIsOwnOnly(false);
  }
  useNamedField([ownWordsFile], Boolean(item) && (!named || opened.groups.includes(named)));

  const [file] = item?.files ?? [];
  if (!file) return null;
  const own = (file.value ?? {}) as OwnWords;
  const isOwn = (key: string) => own[key] !== undefined;
  const toggle = (group: string, isOpen: boolean) =>
    setOpened(({ groups, last, ...now }) => ({
      ...now,
      groups: isOpen ? [...new Set([...groups, group])] : groups.filter((one) => one !== group),
      last: isOpen ? group : last,
    }));
  const groups = [...siteWords].map(([name, words]) => ({
    name,
    all: words,
    own: words.filter(({ key }) => isOwn(key)),
  }));
  return (
    <div className="item">
      <div className="form">
        <h1>{kindNames.words[locale]}</h1>
        <p>{t('wordsIntro')}</p>
        <FormContext
          value={{
            file: ownWordsFile,
            version: item?.version ?? 0,
            kind: 'words',
            mistakes: file.mistakes,
            choices: {},
            reveal,
          }}
        >
          <form
            onSubmit={(event) => event.preventDefault()}
            autoComplete="off"
            aria-label={kindNames.words[locale]}
          >
            <OwnMistakes path="" />
            {file.isHeld ? (
              <p className="notice" role="status">
                {t('held')}
              </p>
            ) : null}
            <UnknownWords own={own} />
            <p>
              <button type="button" aria-pressed={isOwnOnly} onClick={() => setIsOwnOnly(!isOwnOnly)}>
                {t('ownWordsOnly', { n: groups.reduce((sum, group) => sum + group.own.length, 0) })}
              </button>
            </p>
            {groups.map(({ name, all, own: changed }) =>
              isOwnOnly && changed.length === 0 ? null : (
                <WordGroupView
                  key={name}
                  name={name}
                  words={isOwnOnly ? changed : all}
                  own={own}
                  changed={changed.length}
                  isOpen={isOwnOnly || opened.groups.includes(name)}
                  onToggle={(isOpen) => toggle(name, isOpen)}
                />
              ),
            )}
            {file.isDraft ? (
              <DiscardDraft file={ownWordsFile} address={address} label={t('discard')} />
            ) : null}
          </form>
        </FormContext>
      </div>
      <PreviewFrames
        ref={frames}
        address={wordGroups[opened.last as keyof typeof wordGroups]?.page ?? '/'}
        isAbsent={false}
      />
    </div>
  );
}

/** The group that a word's field stands in; '' where there is none. */
function groupOf(field: string): string {
  const [group = ''] = field.split('.');
  return siteWords.has(group) ? group : '';
}

/** What stands on the page as it is written: the longest part between {placeholders}. */
function longestPart(text: string): string {
  const parts = text.split(/\{\w+\}/).map((part) => part.trim());
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), '');
}
