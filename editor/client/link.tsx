import type { ReactNode } from 'react';
import { useSession } from './session.tsx';

/** A link to a page of the editor, which opens without loading it. */
export function Link({ to, children, className }: { to: string; children: ReactNode; className?: string }) {
  const { go, address } = useSession();
  return (
    <a
      href={to}
      className={className}
      aria-current={new URL(to, window.location.href).pathname === address ? 'page' : undefined}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        go(to);
      }}
    >
      {children}
    </a>
  );
}
