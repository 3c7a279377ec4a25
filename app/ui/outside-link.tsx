import type { ComponentProps, ReactNode } from 'react';

interface OutsideLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> {
  href: string;
  /** A note for screen readers after the link's text, such as “opens in a new tab”. */
  newTabNote: string;
  children: ReactNode;
}

/** A link to another site, which opens in a new tab, also before the scripts arrive and without them. */
export function OutsideLink({ newTabNote, children, ...rest }: OutsideLinkProps) {
  return (
    <a {...rest} target="_blank" rel="noopener">
      {children}
      {rest['aria-label'] ? null : <span className="visually-hidden"> {newTabNote}</span>}
    </a>
  );
}
