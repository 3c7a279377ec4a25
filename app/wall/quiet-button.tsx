import type { ReactNode } from 'react';
import { quietLook } from '#app/ui/button.tsx';

/** One of the wall's lesser actions. */
export function QuietButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={quietLook} onClick={onClick}>
      {children}
    </button>
  );
}
