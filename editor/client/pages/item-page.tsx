import { useCallback, useRef } from 'react';
import { courseNumbers } from '#model/content/course-numbers.ts';
import type { Locale } from '#model/language/locales.ts';
import type { Field } from '../../forms/field.ts';
import { isItemKind } from '../../server/items/item-kinds.ts';
import type { EditorMistake, FileState, ItemState, Title } from '../../server/state.ts';
import { getItem } from '../api.ts';
import { FieldView } from '../form/field-view.tsx';
import { FormContext } from '../form/form-context.tsx';
import { OwnMistakes } from '../form/notes.tsx';
import { HoursPreview } from '../hours-preview.tsx';
import { DiscardDraft } from '../items/discard-draft.tsx';
import { ItemTools } from '../items/item-tools.tsx';
import { PreviewFrames, revealInFrames } from '../preview-frames.tsx';
import { useSession } from '../session.tsx';
import { useLatest } from '../use-latest.ts';
import { useNamedField } from '../use-named-field.ts';
import { useTitle } from '../use-title.ts';
import { VisitorView } from '../visitor-view.tsx';

/**
 * The form of one item beside its two real pages.
 * @param only one field of its file alone: the opening hours
 */
export function ItemPage({ address, only }: { address: string; only?: string }) {
  const { t, state, locale } = useSession();
  const titleAt = useTitle();
  const item = useLatest(() => getItem(address), address);
  const frames = useRef<HTMLDivElement>(null);
  const reveal = useCallback((text: string) => revealInFrames(frames.current, text), []);
  useNamedField(item?.files.map(({ file }) => file) ?? [], Boolean(item));

  if (item === undefined) return null;
  if (item === null) return <p>{t('notFound')}</p>;
  const known = state.items.find((one) => one.address === address);
  const isCourse = item.files[0]?.kind === 'courses';
  // Of a course's two files the reader's own first.
  const own = (file: FileState) => Number(file.file.endsWith(`/${locale}.yaml`));
  const files = item.files.toSorted((a, b) => own(b) - own(a));
  const title = only ? t('hours') : titleAt(address, item.files[0]?.kind);
  return (
    <div className="item">
      <div className="form">
        <h1>{title}</h1>
        {isItemKind(item.files[0]?.kind) ? <ItemTools key={address} address={address} /> : null}
        <div className={isCourse ? 'two-files pair' : undefined}>
          {files.map((file) => (
            <FileForm key={file.file} file={file} item={item} only={only} reveal={reveal} />
          ))}
        </div>
        {['frames', 'courses'].includes(item.files[0]?.kind ?? '') ? <VisitorView address={address} /> : null}
      </div>
      <PreviewFrames
        ref={frames}
        address={only ? '/hours' : address}
        isAbsent={known?.isAbsent ?? false}
        first={only ? undefined : firstOnPage(item.files, known?.title)}
      />
    </div>
  );
}

/** The kinds that stand further down on a page of others, or have no page for each item. */
const withoutOwnPage = ['services', 'courses', 'highlights', 'skills', 'testimonials', 'process'];

/** What a page scrolls to for such an item: its title, or of a list the first entry's. */
function firstOnPage([file]: FileState[], title: Title | undefined): Title | undefined {
  if (!file || !withoutOwnPage.includes(file.kind)) return undefined;
  const [entry] = Array.isArray(file.value) ? (file.value as { title?: Title; name?: Title }[]) : [];
  return entry ? (entry.title ?? entry.name) : title;
}

/** The numbers that both files of a course share stand once, in English, behind what each language says for itself. */
function courseFields(schema: Field, locale: Locale): Field {
  const all = Object.entries(schema.properties ?? {});
  const own = all.filter(([name]) => !isNumber(name));
  const numbers = locale === 'en' ? all.filter(([name]) => isNumber(name)) : [];
  return { ...schema, properties: Object.fromEntries([...own, ...numbers]) };
}

function isNumber(name: string): boolean {
  return (courseNumbers as readonly string[]).includes(name);
}

function isOfNumber({ field }: EditorMistake): boolean {
  return isNumber(field);
}

interface FileFormProps {
  file: FileState;
  item: ItemState;
  only: string | undefined;
  reveal: (text: string) => void;
}

function FileForm({ file, item, only, reveal }: FileFormProps) {
  const { t, state } = useSession();
  const isAbsent = state.items.some((one) => one.address === item.address && one.isAbsent);
  const { value } = file;
  const isCourse = file.kind === 'courses';
  const lang = file.file.endsWith('/ar.yaml') ? ('ar' as const) : ('en' as const);
  const schema = isCourse ? courseFields(file.schema, lang) : file.schema;
  const part = only ? schema.properties?.[only] : schema;
  const partValue = only ? (value as Record<string, unknown> | null)?.[only] : value;
  const other = isCourse && lang === 'en' ? item.files.find((one) => one !== file) : undefined;
  return (
    <FormContext
      value={{
        file: file.file,
        version: item.version,
        kind: file.kind,
        lang: isCourse ? lang : undefined,
        mistakes: [...file.mistakes, ...(other?.mistakes.filter(isOfNumber) ?? [])],
        shared: other && { file: other.file, fields: courseNumbers },
        choices: item.choices,
        pictures: item.pictures,
        newPictures: item.newPictures,
        reveal,
      }}
    >
      <form
        onSubmit={(event) => event.preventDefault()}
        autoComplete="off"
        aria-label={file.file}
        data-lang={isCourse ? lang : undefined}
      >
        {isCourse ? <h2>{t(lang === 'ar' ? 'arabic' : 'english')}</h2> : null}
        {file.isOlder ? <p className="notice">{t('older')}</p> : null}
        {file.isHeld && !isAbsent ? (
          <p className="notice" role="status">
            {t('held')}
          </p>
        ) : null}
        {only ? null : <OwnMistakes path="" />}
        {part && value !== null ? (
          <FieldView
            field={part}
            path={only ?? ''}
            value={partValue}
            isRequired
            label={only ? t('hours') : undefined}
          />
        ) : null}
        {only === 'hours' ? <HoursPreview value={partValue} /> : null}
        {file.isDraft ? (
          <DiscardDraft
            file={file.file}
            address={item.address}
            label={item.files.length > 1 ? t('discardItem', { file: file.file }) : t('discard')}
          />
        ) : null}
      </form>
    </FormContext>
  );
}
