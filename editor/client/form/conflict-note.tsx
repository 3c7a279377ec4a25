import { useSession } from '../session.tsx';

interface ConflictNoteProps {
  /** What another window has written. */
  theirs: string;
  onKeep: () => void;
  onTake: () => void;
}

/** Stands at a field whose text another window has changed meanwhile, until one of both texts is chosen. */
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
