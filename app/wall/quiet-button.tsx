import type { ReactNode } from 'react';
import { quietLook } from '../ui/button';

/** One of the wall's lesser actions. */
export function QuietButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={quietLook} onClick={onClick}>
      {children}
    </button>
  );
}
