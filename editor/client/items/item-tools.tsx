import { type FormEvent, useId, useState } from 'react';
import type { ItemAction } from '../../server/request-bodies.ts';
import { ActionFailed } from '../action-failed.tsx';
import { RequestFailure } from '../api.ts';
import { useSession } from '../session.tsx';
import { useAction } from '../use-action.ts';
import type { EditorWord } from '../words.ts';
import { DeleteQuestion } from './delete-question.tsx';

/** The buttons that duplicate, rename and delete an item. All these actions can be undone. */
export function ItemTools({ address }: { address: string }) {
  const { t, changeItem } = useSession();
  const [, , currentSlug = ''] = address.split('/');
  const [slug, setSlug] = useState<string>();
  const [refusal, setRefusal] = useState<EditorWord>();
  const { busy, failed, act } = useAction();
  const [isDeleting, setIsDeleting] = useState(false);
  const id = useId();

  const start = (action: ItemAction) =>
    act(action.type, async () => {
      setIsDeleting(false);
      try {
        await changeItem(action);
      } catch (error) {
        if (!(error instanceof RequestFailure && error.isRefused)) throw error;
        setRefusal(error.message === 'takenName' ? 'takenName' : 'badName');
      }
    });
  const busyWith = (type: ItemAction['type']) => ({
    disabled: busy !== undefined,
    'aria-busy': busy === type,
  });
  const tool = (type: 'duplicate' | 'rename' | 'delete', onClick: () => void, isOpen?: boolean) => (
    <button type="button" data-action={type} {...busyWith(type)} aria-expanded={isOpen} onClick={onClick}>
      {t(type)}
    </button>
  );
  const rename = (event: FormEvent) => {
    event.preventDefault();
    if (slug !== undefined) void start({ type: 'rename', address, slug: slug.trim() });
  };
  return (
    <fieldset className="item-tools row">
      <legend className="visually-hidden">{t('item')}</legend>
      {tool('duplicate', () => start({ type: 'duplicate', address }))}
      {tool('rename', () => setSlug(slug === undefined ? currentSlug : undefined), slug !== undefined)}
      {tool('delete', () => setIsDeleting(!isDeleting), isDeleting)}
      {isDeleting ? (
        <DeleteQuestion
          address={address}
          onDelete={() => start({ type: 'delete', address })}
          onCancel={() => setIsDeleting(false)}
        />
      ) : null}
      {failed ? <ActionFailed /> : null}
      {busy ? <p aria-live="polite">{t('working')}</p> : null}
      {slug === undefined ? null : (
        <form className="new-item" autoComplete="off" onSubmit={rename}>
          <div className="field">
            <label htmlFor={id}>{t('nameInAddress')}</label>
            <input
              id={id}
              dir="ltr"
              lang="en"
              maxLength={60}
              // biome-ignore lint/a11y/noAutofocus: the field opens when the owner presses its button
              autoFocus
              value={slug}
              aria-invalid={refusal !== undefined}
              aria-describedby={`${id}-hint`}
              onChange={({ target }) => {
                setSlug(target.value);
                setRefusal(undefined);
              }}
            />
          </div>
          <p className="quiet" id={`${id}-hint`} role="status">
            {t(refusal ?? 'renameHint')}
          </p>
          <button type="submit" {...busyWith('rename')}>
            {t('renameApply')}
          </button>{' '}
          <button type="button" onClick={() => setSlug(undefined)}>
            {t('cancel')}
          </button>
        </form>
      )}
    </fieldset>
  );
}
