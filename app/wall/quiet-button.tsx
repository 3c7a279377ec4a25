import type { ReactNode } from 'react';
import { quietLook } from '#app/ui/button.tsx';

/** A button without emphasis, for less important actions of the wall tool. */
export function QuietButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={quietLook} onClick={onClick}>
      {children}
    </button>
  );
}
