import { useCallback, useRef } from 'react';
import { isItemKind } from '#model/content/content-kinds.ts';
import { hasItemPages } from '../../forms/page-of.ts';
import type { ItemState, Title } from '../../server/state.ts';
import { getItem } from '../api.ts';
import { FieldView } from '../form/field-view.tsx';
import { FormContext } from '../form/form-context.tsx';
import { OwnMistakes } from '../form/notes.tsx';
import { SectionList } from '../form/section.tsx';
import { HoursPreview } from '../hours-preview.tsx';
import { DiscardDraft } from '../items/discard-draft.tsx';
import { ItemTools } from '../items/item-tools.tsx';
import { TakePublished } from '../items/take-published.tsx';
import { PreviewFrames, revealInFrames } from '../preview-frames.tsx';
import { useSession } from '../session.tsx';
import { useLatest } from '../use-latest.ts';
import { useLinkedField } from '../use-linked-field.ts';
import { useTitle } from '../use-title.ts';
import { VisitorView } from '../visitor-view.tsx';

/**
 * Shows the form of one item beside a preview of the item's page in both languages.
 * @param onlyField the name of the only field that the form shows, such as the opening hours; undefined shows all fields
 */
export function ItemPage({ address, onlyField }: { address: string; onlyField?: string }) {
  const { t, state, locale } = useSession();
  const titleAt = useTitle();
  const item = useLatest(() => getItem(address), address);
  const frames = useRef<HTMLDivElement>(null);
  const reveal = useCallback((text: string) => revealInFrames(frames.current, text), []);
  useLinkedField(item?.file);

  if (item === undefined) return null;
  if (item === null) {
    const missing = state.mistakes.find((one) => one.address === address && one.field === '');
    return (
      <>
        <p>{missing?.text[locale] ?? t('notFound')}</p>
        {missing ? <TakePublished file={missing.file} /> : null}
      </>
    );
  }
  const listedItem = state.items.find((one) => one.address === address);
  // Another window has removed the item. The form stays, so that what was typed in it can be copied.
  const isGone = isItemKind(item.kind) && !listedItem;
  const title = onlyField ? t('hours') : titleAt(address, item.kind);
  return (
    <div className="item">
      <div className="form">
        <h1>{title}</h1>
        {isGone ? (
          <p className="notice" role="status">
            {t('deletedMeanwhile')}
          </p>
        ) : null}
        {isItemKind(item.kind) && listedItem ? <ItemTools key={address} address={address} /> : null}
        <SectionList />
        <ItemForm key={item.file} item={item} onlyField={onlyField} reveal={reveal} />
        {['frames', 'courses'].includes(item.kind) && listedItem && !listedItem.isHidden ? (
          <VisitorView address={address} />
        ) : null}
      </div>
      <PreviewFrames
        ref={frames}
        address={onlyField ? '/hours' : address}
        isAbsent={listedItem?.isAbsent ?? false}
        isHidden={listedItem?.isHidden ?? false}
        scrollTarget={onlyField ? undefined : scrollTargetOf(item, listedItem?.title)}
      />
    </div>
  );
}

/**
 * Finds the text that the preview scrolls to when the site's page shows more than the edited item: the title of the item or,
 * for a file that is a list, the title of its first entry.
 */
function scrollTargetOf({ kind, value }: ItemState, title: Title | undefined): Title | undefined {
  if (isItemKind(kind)) return hasItemPages(kind) ? undefined : title;
  const [entry] = Array.isArray(value) ? (value as { title?: Title; name?: Title }[]) : [];
  return entry?.title ?? entry?.name;
}

interface ItemFormProps {
  item: ItemState;
  onlyField: string | undefined;
  reveal: (text: string) => void;
}

function ItemForm({ item, onlyField, reveal }: ItemFormProps) {
  const { t, state, fresh } = useSession();
  const isAbsent = state.items.some((one) => one.address === item.address && one.isAbsent);
  const { file, schema, value } = item;
  const shownSchema = onlyField ? schema.properties?.[onlyField] : schema;
  const shownValue = onlyField ? (value as Record<string, unknown> | null)?.[onlyField] : value;
  return (
    <FormContext value={{ ...item, reveal }}>
      <form
        onSubmit={(event) => event.preventDefault()}
        onInput={({ target }) => fresh.visit((target as HTMLElement).dataset.field)}
        onBlur={({ target }) => fresh.visit(target.dataset.field)}
        autoComplete="off"
        aria-label={file}
      >
        {item.isOlder ? <p className="notice">{t('older')}</p> : null}
        {item.isHeld && !isAbsent ? (
          <p className="notice" role="status">
            {t('held')}
          </p>
        ) : null}
        {onlyField && value !== null ? null : <OwnMistakes path="" />}
        {value === null ? <TakePublished file={file} /> : null}
        {shownSchema && value !== null ? (
          <FieldView
            field={shownSchema}
            path={onlyField ?? ''}
            value={shownValue}
            isRequired
            label={onlyField ? t('hours') : undefined}
          />
        ) : null}
        {onlyField === 'hours' ? <HoursPreview value={shownValue} /> : null}
        {item.isDraft ? <DiscardDraft file={file} /> : null}
      </form>
    </FormContext>
  );
}
