import { type ComponentType, useRef, useState } from 'react';
import type { Locale } from '#model/language/locales.ts';
import { isFoldedList } from '../../forms/folding.ts';
import { isInside } from '../../forms/is-inside.ts';
import { useSession } from '../session.tsx';
import { copyEntry, emptyValue } from './empty-value.ts';
import type { FieldViewProps } from './field-view-props.ts';
import { FoldedEntry } from './folded-entry.tsx';
import { fieldId, useForm } from './form-context.tsx';
import { Help, OwnMistakes } from './notes.tsx';
import { PictureDrop } from './picture-drop.tsx';
import { useLabel } from './use-label.ts';
import { focusMoved, useListDragging } from './use-list-dragging.ts';
import { ValueView } from './value-view.tsx';

/** The icon of the button that duplicates a list entry: an SVG, since few fonts have a character for “duplicate”. */
const duplicateIcon = (
  <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
    <path d="M5 5V2h9v9h-3M2 5h9v9H2Z" fill="none" stroke="currentColor" strokeWidth="1.3" />
  </svg>
);

export interface ListViewProps extends FieldViewProps {
  lang?: Locale | undefined;
  /** The component for list entries that are groups or lists themselves. */
  EntryView: ComponentType<FieldViewProps>;
  /** Further entries that the owner can add, with values for most fields. */
  templates?: { label: string; value: unknown }[];
  /** What stands in place of the entries of an empty list. */
  emptyText?: string;
  /** What a folded entry is called that has no name of its own. */
  nameEntry?: (entry: unknown) => string;
}

/** Shows the form of a list. Each entry has buttons to move and remove it; one more button adds an entry. */
export function ListView(props: ListViewProps) {
  const { field, path, value, lang, EntryView, templates = [], nameEntry, emptyText } = props;
  const { file, kind, mistakes } = useForm();
  const { t, change, fresh } = useSession();
  const list = useRef<HTMLOListElement>(null);
  const label = useLabel(props);
  const entries = Array.isArray(value) ? value : [];
  // A list of fixed length, such as a pair, has no buttons to add, move and remove entries.
  const isFixed =
    field.prefixItems !== undefined || (field.minItems !== undefined && field.minItems === field.maxItems);
  const isPictures = field.items?.properties?.url?.widget === 'picture';

  const isFolded = isFoldedList(field);
  /** The index of the one entry that is unfolded: at first, the first one with a mistake. */
  const [open, setOpen] = useState(() =>
    entries.findIndex((_, index) => mistakes.some((one) => isInside(`${path}[${index + 1}]`, one.field))),
  );

  const move = (from: number, to: number) => {
    const indexes = entries.map((_, index) => index);
    fresh.clear();
    setOpen(indexes.toSpliced(from, 1).toSpliced(to, 0, from).indexOf(open));
    // Each move is a step of its own in the undo list: only typing goes on with the step before.
    change(`move ${file} ${path} ${from} ${to}`, [{ file, field: `${path}[${from + 1}]`, type: 'move', to }]);
    focusMoved(list.current, from, to);
  };
  const { entryProps, handleProps } = useListDragging(move);
  const insert = (entry: unknown, index = entries.length) => {
    setOpen(index);
    fresh.add(fieldId(file, `${path}[${index + 1}]`));
    change(`add ${file} ${path} ${entries.length}`, [
      Array.isArray(value)
        ? { file, field: `${path}[${index + 1}]`, type: 'insert', value: entry }
        : { file, field: path, type: 'set', value: [entry] },
    ]);
  };
  const add = () => {
    // The `id` of a new entry in a list `prints` is like `print-2`; in a list of colors, it is like `color-6`.
    const name = (path || kind)
      .replace(/.*[.\]]/, '')
      .replace(/^.*(?=colors$)/i, '')
      .toLowerCase();
    insert(field.items ? emptyValue(field.items, entries, name.replace(/s$/, '')) : '');
  };

  return (
    <fieldset className="group list" data-list={fieldId(file, path)} lang={lang}>
      {label ? <legend>{label}</legend> : null}
      {path && !lang ? <Help path={path} /> : null}
      {path ? <OwnMistakes path={path} /> : null}
      {entries.length === 0 && emptyText ? <span className="quiet">{emptyText}</span> : null}
      <ol ref={list} className={isFixed ? 'in-rows' : undefined}>
        {entries.map((entry, index) => {
          const entryPath = `${path}[${index + 1}]`;
          const entryField = field.prefixItems?.[index] ?? field.items;
          const name = t('entry', { label, n: index + 1 });
          const tool = (
            action: 'up' | 'down' | 'duplicate' | 'remove',
            onClick: () => void,
            isDisabled = false,
          ) => (
            <button
              type="button"
              data-action={action}
              data-of={fieldId(file, entryPath)}
              aria-label={t('of', { action: t(action), label, n: index + 1 })}
              title={t(action)}
              disabled={isDisabled}
              onClick={onClick}
            >
              {{ up: '↑', down: '↓', duplicate: duplicateIcon, remove: '×' }[action]}
            </button>
          );
          const view =
            entryField?.type === 'object' || entryField?.type === 'array' ? (
              <EntryView field={entryField} path={entryPath} value={entry} isRequired label={name} />
            ) : entryField ? (
              <ValueView
                field={entryField}
                path={entryPath}
                value={entry}
                isRequired
                label={name}
                isLabelHidden
                lang={lang}
              />
            ) : null;
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a list entry is identified by its index in the content file
              key={index}
              className={[
                entryField?.type === 'object' ? 'panel' : '',
                isPictures ? 'tile' : isFolded ? 'folded' : '',
              ].join(' ')}
              {...entryProps(index)}
            >
              {isFolded ? (
                <FoldedEntry
                  path={entryPath}
                  entry={entry}
                  name={nameEntry?.(entry) || name}
                  isOpen={open === index}
                  onToggle={(isOpen) => setOpen((now) => (isOpen ? index : now === index ? -1 : now))}
                >
                  {view}
                </FoldedEntry>
              ) : (
                <div className="entry">{view}</div>
              )}
              {isFixed ? null : (
                <div className="entry-tools">
                  {isPictures ? (
                    <span className="handle" title={t('drag')} aria-hidden="true" {...handleProps(index)}>
                      ⠿
                    </span>
                  ) : null}
                  {tool('up', () => move(index, index - 1), index === 0)}
                  {tool('down', () => move(index, index + 1), index === entries.length - 1)}
                  {entryField?.type === 'object' && !isPictures
                    ? tool('duplicate', () => insert(copyEntry(entryField, entry, entries), index + 1))
                    : null}
                  {tool('remove', () => {
                    fresh.clear();
                    setOpen((now) => (now === index ? -1 : now > index ? now - 1 : now));
                    change(`remove ${file} ${entryPath}`, [{ file, field: entryPath, type: 'remove' }]);
                  })}
                </div>
              )}
            </li>
          );
        })}
      </ol>
      {isPictures ? <PictureDrop path={path} label={label} /> : null}
      {isFixed ? null : (
        <button
          type="button"
          data-action="add"
          data-of={fieldId(file, path)}
          aria-label={t('addTo', { label })}
          onClick={add}
        >
          + {t(isPictures ? 'addListed' : 'add')}
        </button>
      )}
      {templates.map((template) => (
        <button key={template.label} type="button" data-template onClick={() => insert(template.value)}>
          + {template.label}
        </button>
      ))}
    </fieldset>
  );
}
