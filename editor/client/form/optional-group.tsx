import type { ReactNode } from 'react';
import { useSession } from '../session.tsx';
import { fieldId, useForm } from './form-context.tsx';
import { Help, OwnMistakes } from './notes.tsx';

interface OptionalGroupProps {
  path: string;
  label: string;
  isThere: boolean;
  /** Whether it is unfolded at first: where it is there, unless this says otherwise. */
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** What need not be in the file: folded away while it is not, and with a button that takes it out. */
export function OptionalGroup(props: OptionalGroupProps) {
  const { path, label, isThere, isOpen = isThere, onToggle, children } = props;
  const { file } = useForm();
  const { t, change } = useSession();
  return (
    <details
      className="group"
      open={isOpen}
      onToggle={({ currentTarget, target }) => {
        if (target === currentTarget) onToggle?.(currentTarget.open);
      }}
    >
      <summary>{label}</summary>
      <Help path={path} />
      <OwnMistakes path={path} />
      {children}
      {isThere ? (
        <button
          type="button"
          data-action="remove"
          data-of={fieldId(file, path)}
          onClick={() => change(`remove ${file} ${path}`, [{ file, field: path, type: 'remove' }])}
        >
          {t('remove')}
        </button>
      ) : null}
    </details>
  );
}
