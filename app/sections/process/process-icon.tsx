import type { ReactNode } from 'react';
import type { ProcessIcon as Name } from '../../content/types';
import { LineIcon } from '../../ui/icon';

/* The tools of the trade on a grid of 36: a tape measure, dividers, a set square, a plumb line, the key. */
const shapes: Record<Name, ReactNode> = {
  consultation: (
    <>
      <path d="M15.5 28.5a10.5 10.5 0 1 1 10.5-10.5v10.5Z" />
      <circle cx="15.5" cy="18" r="3.5" />
      <path d="M15.5 28.5H33v-3h-7m3.5 3v-1m3.5-4v7" />
    </>
  ),
  design: (
    <>
      <circle cx="18" cy="8" r="2.5" />
      <path d="M18 5.5v-3m-1.2 7.7L9 33m10.2-22.8L27 33M12.6 22.5c3.5 2.6 7.3 2.6 10.8 0" />
    </>
  ),
  development: (
    <>
      <path d="M5.5 4.5v27h27Z" />
      <path d="M11.5 19v6.5H18ZM5.5 12H8m-2.5 4.5H7M5.5 21H8m-2.5 4.5H7m3.5 6V29m4.5 2.5V30m4.5 1.5V29m4.5 2.5V30" />
    </>
  ),
  management: <path d="M10 4.5h16M18 4.5v14m-4 0h8v3.5l-4 10-4-10Zm0 3.5h8" />,
  installation: (
    <>
      <circle cx="18" cy="9.5" r="6" />
      <circle cx="18" cy="7.5" r="1.5" />
      <path d="M18 15.5v17m0-8.5h5v4h-5m0 4.5h3.5" />
    </>
  ),
};

/** What a step of the process is about, as a line icon. */
export function ProcessIcon({ name }: { name: Name }) {
  return <LineIcon grid={36}>{shapes[name]}</LineIcon>;
}
