import { useSession } from '../session.tsx';

interface ConflictNoteProps {
  /** The field's text that another editor window has written. */
  theirs: string;
  onKeep: (theirs: string) => void;
  onTake: (theirs: string) => void;
}

/** Asks which text to keep when two editor windows have changed the text of the same field. */
export function ConflictNote({ theirs, onKeep, onTake }: ConflictNoteProps) {
  const { t } = useSession();
  return (
    <div className="conflict panel" role="alert">
      <p>
        {t('changedElsewhere')} <bdi>{theirs}</bdi>
      </p>
      <button type="button" onClick={() => onKeep(theirs)}>
        {t('keepTyped')}
      </button>
      <button type="button" onClick={() => onTake(theirs)}>
        {t('takeOther')}
      </button>
    </div>
  );
}
