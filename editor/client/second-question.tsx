import { kindOf } from '#model/content/content-kinds.ts';
import { askedTwice } from '../forms/labels.ts';
import type { ItemChange } from '../server/item-changes.ts';
import { DifferenceList } from './difference-list.tsx';
import { useSession } from './session.tsx';

type Changes = Pick<ItemChange, 'file' | 'differences'>;

/** Reduces changed files to the changes that are published only after a second question. */
export function changesToAsk(files: readonly Changes[]): Changes[] {
  return files
    .map(({ file, differences }) => {
      const kind = kindOf(file);
      return { file, differences: differences.filter(({ field }) => kind && askedTwice(kind, field)) };
    })
    .filter(({ differences }) => differences.length > 0);
}

interface SecondQuestionProps {
  changes: Changes[];
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks once more before a change is published that would do harm if it were wrong, such as where money goes. */
export function SecondQuestion({ changes, onConfirm, onCancel }: SecondQuestionProps) {
  const { t } = useSession();
  return (
    <div className="conflict panel" role="alert">
      <p>{t('secondQuestion')}</p>
      {changes.map(({ file, differences }) => (
        <DifferenceList key={file} file={file} differences={differences} />
      ))}
      <button type="button" data-action="publish-meant" onClick={onConfirm}>
        {t('publishMeant')}
      </button>
      <button type="button" onClick={onCancel}>
        {t('cancel')}
      </button>
    </div>
  );
}
