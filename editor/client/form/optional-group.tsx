import type { ReactNode } from 'react';
import { useSession } from '../session.tsx';
import { fieldId, useForm } from './form-context.tsx';
import { Help, OwnMistakes } from './notes.tsx';
import { MistakeCount, useStartsOpen } from './section.tsx';

interface OptionalGroupProps {
  path: string;
  label: string;
  isPresent: boolean;
  /** Whether the group is expanded. By default, a group that is present in the content file is expanded. */
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}

/**
 * Shows a group that may be absent from the content file: then it is collapsed. A present group has a button to remove it. An
 * optional group of an item is a section of the form.
 */
export function OptionalGroup(props: OptionalGroupProps) {
  const { path, label, isPresent, isOpen = isPresent, onToggle, children } = props;
  const { file } = useForm();
  const { t, change } = useSession();
  const isTop = !/[.[]/.test(path);
  const startsOpen = useStartsOpen(path, isOpen);
  return (
    <details
      className={isTop ? 'section optional' : 'group'}
      data-section={isTop ? label : undefined}
      open={isTop ? startsOpen : isOpen}
      onToggle={({ currentTarget, target }) => {
        if (target === currentTarget) onToggle?.(currentTarget.open);
      }}
    >
      <summary>
        {isTop ? <h2>{label}</h2> : label}
        <MistakeCount path={path} />
      </summary>
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
