import type { ReactNode } from 'react';
import { Ltr } from './bidi.tsx';

interface ContactLinkProps {
  /** A telephone number, maybe with spaces, or an e-mail address. */
  to: string;
  className?: string | undefined;
  /** What the link says, where it is not the number or address itself. */
  children?: ReactNode;
}

/** A link that calls a number or writes to an address. */
export function ContactLink({ to, className, children = <Ltr>{to}</Ltr> }: ContactLinkProps) {
  return (
    <a className={className} href={to.includes('@') ? `mailto:${to}` : `tel:${to.replaceAll(' ', '')}`}>
      {children}
    </a>
  );
}
