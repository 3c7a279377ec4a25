import type { ReactNode } from 'react';
import { useSession } from '../session.tsx';
import { fieldId, useForm } from './form-context.tsx';
import { Help, OwnMistakes } from './notes.tsx';

interface OptionalGroupProps {
  path: string;
  label: string;
  isPresent: boolean;
  /** Whether the group is expanded. By default, it is expanded where the file has it. */
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A group that may be absent from the file: collapsed while it is absent, with a button that removes it while it is there. */
export function OptionalGroup(props: OptionalGroupProps) {
  const { path, label, isPresent, isOpen = isPresent, onToggle, children } = props;
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
      {isPresent ? (
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
