import type { ReactNode } from 'react';
import type { HighlightIcon as Name } from '../../content/types';
import { LineIcon } from '../../ui/icon';

/* Own line icons on a grid of 24, drawn with one weight. */
const shapes: Record<Name, ReactNode> = {
  ruler: <path d="m3.5 15.5 12-12 5 5-12 12-5-5Zm3-3 2 2m1-5 1.5 1.5m1.5-4.5 2 2" />,
  eye: (
    <>
      <path d="M4 8V4h4m8 0h4v4m0 8v4h-4m-8 0H4v-4" />
      <path d="M6 12c1.6-2.6 3.7-4 6-4s4.4 1.4 6 4c-1.6 2.6-3.7 4-6 4s-4.4-1.4-6-4Z" />
      <circle cx="12" cy="12" r="1.4" />
    </>
  ),
  hammer: (
    <path d="m4.5 19.5 8-8m-2.5-4 3.5-3.5h4l3 3-3.5 3.5-1.5-.5-3 3-3.5-3.5 1.5-1.5-.5-.5Zm-5.5 12 2 2 8-8" />
  ),
  people: (
    <>
      <circle cx="9" cy="8" r="3.5" />
      <path d="M3 20v-1.5A4.5 4.5 0 0 1 7.5 14h3a4.5 4.5 0 0 1 4.5 4.5V20m1-15.4a3.5 3.5 0 0 1 0 6.8m1.5 2.8a4.5 4.5 0 0 1 3.5 4.3V20" />
    </>
  ),
};

/** What a highlight is about, as a line icon. */
export function HighlightIcon({ name, className }: { name: Name; className?: string | undefined }) {
  return (
    <LineIcon size={26} className={className}>
      {shapes[name]}
    </LineIcon>
  );
}
