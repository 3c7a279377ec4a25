import type { ReactNode } from 'react';
import { Ltr } from './bidi.tsx';

interface ContactLinkProps {
  /** A telephone number, with or without spaces, or an e-mail address. */
  to: string;
  className?: string | undefined;
  /** The text of the link. Default: the number or address itself. */
  children?: ReactNode;
}

/** A link that calls a number or writes to an e-mail address. */
export function ContactLink({ to, className, children = <Ltr>{to}</Ltr> }: ContactLinkProps) {
  return (
    <a className={className} href={to.includes('@') ? `mailto:${to}` : `tel:${to.replaceAll(' ', '')}`}>
      {children}
    </a>
  );
}
