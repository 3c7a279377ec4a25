import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';

interface DialogLinkProps {
  /** The item's own page, which it leads to without scripts and in a new tab. */
  to: string;
  /** Where scripts run: opens the dialog instead. */
  onOpen: (event: MouseEvent) => void;
  /** Called at the first sign that it will be opened, so that the dialog's code is there in time. */
  onMeant: () => Promise<unknown>;
  className?: string | undefined;
  label?: string;
  children: ReactNode;
}

/** The way to an item: a real link that opens a dialog where scripts run. Focus comes back to it. */
export function DialogLink({ to, onOpen, onMeant, label, children, ...rest }: DialogLinkProps) {
  // A failure is told where the dialog is wanted.
  const prepare = () => void onMeant().catch(() => {});
  return (
    <Link
      {...rest}
      to={to}
      aria-label={label}
      aria-haspopup="dialog"
      data-opens={to}
      prefetch="none"
      onClick={onOpen}
      onPointerEnter={prepare}
      onPointerDown={prepare}
      onFocus={prepare}
    >
      {children}
    </Link>
  );
}
