import type { ProcessIcon as Name } from '#app/loaders/types.ts';
import { LineIcon } from '#app/ui/icon.tsx';

/* Drawings of tools on a grid of 36: a tape measure, dividers, a set square, a plumb line, a key. */
const paths: Record<Name, string> = {
  consultation:
    'M15.5 28.5a10.5 10.5 0 1 1 10.5-10.5v10.5ZM19 18a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0ZM15.5 28.5H33v-3h-7m3.5 3v-1m3.5-4v7',
  design:
    'M20.5 8a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM18 5.5v-3m-1.2 7.7L9 33m10.2-22.8L27 33M12.6 22.5c3.5 2.6 7.3 2.6 10.8 0',
  development:
    'M5.5 4.5v27h27ZM11.5 19v6.5H18ZM5.5 12H8m-2.5 4.5H7M5.5 21H8m-2.5 4.5H7m3.5 6V29m4.5 2.5V30m4.5 1.5V29m4.5 2.5V30',
  management: 'M10 4.5h16M18 4.5v14m-4 0h8v3.5l-4 10-4-10Zm0 3.5h8',
  installation:
    'M24 9.5a6 6 0 1 1-12 0 6 6 0 0 1 12 0ZM19.5 7.5a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0ZM18 15.5v17m0-8.5h5v4h-5m0 4.5h3.5',
};

export function ProcessIcon({ name, className }: { name: Name; className?: string | undefined }) {
  return (
    <LineIcon grid={36} className={className}>
      <path d={paths[name]} />
    </LineIcon>
  );
}
