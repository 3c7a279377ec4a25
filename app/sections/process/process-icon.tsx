import type { ReactNode } from 'react';
import type { ProcessIcon as Name } from '../../content/types';
import { LineIcon } from '../../ui/icon';

/* Own line icons on a grid of 24, drawn with one weight. */
const shapes: Record<Name, ReactNode> = {
  consultation: <path d="M4 20l1.2-4A8.3 8.3 0 1 1 8.3 19L4 20Z" />,
  design: (
    <>
      <path d="m4 20 1-4L16.5 4.5a2.1 2.1 0 0 1 3 3L8 19l-4 1Zm10.5-13.5 3 3" />
      <path d="m9.5 12.5-5-5 3-3 5 5m2 2 5 5-3 3-5-5m-4-8.5 1.5-1.5m6.5 9.5 1.5-1.5" />
    </>
  ),
  development: <path d="m12 4 9 4.5-9 4.5-9-4.5L12 4Zm-9 8.5 9 4.5 9-4.5M3 16.5 12 21l9-4.5" />,
  management: (
    <>
      <path d="M8.5 5H6v16h12V5h-2.5" />
      <path d="M9 3h6v4H9zM9 12h.5m2.5 0h3.5M9 16h.5m2.5 0h3.5" />
    </>
  ),
  installation: (
    <>
      <path d="M6 10.5V7a2.5 2.5 0 0 1 2.5-2.5h7A2.5 2.5 0 0 1 18 7v3.5" />
      <path d="M3.5 12.5a2 2 0 0 1 4 0V14h9v-1.5a2 2 0 0 1 4 0V18h-17v-5.5ZM6 18v2m12-2v2" />
    </>
  ),
};

/** What a step of the process is about, as a line icon. */
export function ProcessIcon({ name }: { name: Name }) {
  return <LineIcon size={28}>{shapes[name]}</LineIcon>;
}
