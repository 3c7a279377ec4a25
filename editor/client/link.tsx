import type { ComponentProps } from 'react';
import { useSession } from './session.tsx';

/** A link to another page of the editor. A click opens that page without a reload. */
export function Link({ to, ...props }: ComponentProps<'a'> & { to: string }) {
  const { navigate, address } = useSession();
  return (
    <a
      aria-current={new URL(to, window.location.href).pathname === address ? 'page' : undefined}
      {...props}
      href={to}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        navigate(to);
      }}
    />
  );
}
