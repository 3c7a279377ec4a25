import type { ComponentProps, ReactNode } from 'react';

interface OutsideLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> {
  href: string;
  /** Said after the link's words: that a new tab opens. */
  newTabNote: string;
  children: ReactNode;
}

/** A link to another site, in a new tab; real, so that it works before scripts arrive and without them. */
export function OutsideLink({ newTabNote, children, ...rest }: OutsideLinkProps) {
  return (
    <a {...rest} target="_blank" rel="noopener">
      {children}
      {rest['aria-label'] ? null : <span className="visually-hidden"> {newTabNote}</span>}
    </a>
  );
}
