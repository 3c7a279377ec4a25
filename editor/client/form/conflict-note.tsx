import { useSession } from '../session.tsx';

interface ConflictNoteProps {
  /** The text that another window has written. */
  theirs: string;
  onKeep: () => void;
  onTake: () => void;
}

/** Asks which text to keep where another window has changed the text of a field in the meantime. */
export function ConflictNote({ theirs, onKeep, onTake }: ConflictNoteProps) {
  const { t } = useSession();
  return (
    <div className="conflict panel" role="alert">
      <p>
        {t('changedElsewhere')} <bdi>{theirs}</bdi>
      </p>
      <button type="button" onClick={onKeep}>
        {t('keepTyped')}
      </button>
      <button type="button" onClick={onTake}>
        {t('takeOther')}
      </button>
    </div>
  );
}
