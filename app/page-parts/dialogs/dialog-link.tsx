import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';

interface DialogLinkProps {
  /** The address of the item's own page. The link opens this page where no scripts run, and in a new tab. */
  to: string;
  /** Where scripts run, a click calls this function to open the dialog. */
  onOpen: (event: MouseEvent) => void;
  className?: string | undefined;
  /** With this attribute, sections/frames/follow-choices.ts adds the chosen size to the link's address. */
  follows?: 'details';
  label?: string;
  children: ReactNode;
}

/**
 * A link to an item. Where scripts run, the link opens the item's dialog instead of its page. When the dialog closes,
 * the focus returns to the link.
 */
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
