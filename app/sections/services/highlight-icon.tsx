import type { HighlightIcon as Name } from '#app/loaders/types.ts';
import { LineIcon } from '#app/ui/icon.tsx';

/* Drawings on a grid of 36: a ruler, a room seen through an arch, a chisel, a table under a lamp. */
const paths: Record<Name, string> = {
  ruler: 'M3.5 12.5h29v11h-29ZM7.5 12.5v5m3.5-5V15m3.5-2.5V15M18 12.5v5m3.5-5V15m3.5-2.5V15m3.5-2.5v5',
  eye: 'M7.5 31.5V15a10.5 10.5 0 0 1 21 0v16.5M4 31.5h28M18 4.5v6.5M14.5 14.5a3.5 3.5 0 0 1 7 0ZM10.5 31.5v-5h15v5m-13-5v-4h11v4',
  hammer: 'M15 3.5h6a1 1 0 0 1 1 1.2L21 14.5h-6l-1-9.8a1 1 0 0 1 1-1.2Zm0 11v3h6v-3M15.5 17.5V29l5 4.5v-16',
  people:
    'M18 2.5v4m-5 5a5 5 0 0 1 10 0ZM4 20.5h28M8.5 20.5 6 33.5m21.5-13 2.5 13M7.5 26.5h21M12 20.5V18h8v2.5',
};

export function HighlightIcon({ name, className }: { name: Name; className?: string | undefined }) {
  return (
    <LineIcon grid={36} className={className}>
      {/* The chisel is drawn upright and rotated here. */}
      <path d={paths[name]} transform={name === 'hammer' ? 'rotate(38 18 18)' : undefined} />
    </LineIcon>
  );
}
