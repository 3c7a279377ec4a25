import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';

interface DialogLinkProps {
  /** The item's own page, which it leads to without scripts and in a new tab. */
  to: string;
  /** Where scripts run: opens the dialog instead. */
  onOpen: (event: MouseEvent) => void;
  className?: string | undefined;
  /** That its address tells of a choice (start/follow-choices.ts). */
  follows?: 'details';
  label?: string;
  children: ReactNode;
}

/** The way to an item: a real link that opens a dialog where scripts run. Focus comes back to it. */
export function DialogLink({ to, onOpen, label, follows, children, ...rest }: DialogLinkProps) {
  return (
    <Link
      {...rest}
      to={to}
      aria-label={label}
      aria-haspopup="dialog"
      data-opens={to}
      data-follows={follows}
      prefetch="none"
      onClick={onOpen}
    >
      {children}
    </Link>
  );
}
