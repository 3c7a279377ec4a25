import { useEffect, useId, useRef } from 'react';
import { scrollToCard } from '#app/ui/rail-position.ts';
import type { PictureFiles } from '#model/geometry/media.ts';
import { PrintThumb } from './print-thumb.tsx';

interface PrintRailProps {
  label: string;
  options: { value: string; name: string; art: PictureFiles; swatch: string }[];
  value: string;
  onChoose: (value: string) => void;
}

/** A horizontal list of framed prints; the visitor chooses one. */
export function PrintRail({ label, options, value, onChoose }: PrintRailProps) {
  const name = useId();
  const rail = useRef<HTMLDivElement>(null);
  const index = options.findIndex((option) => option.value === value);

  // Runs when the choice changes: scrolls to the chosen print, which may be hidden or only partly visible.
  const shown = useRef(-1);
  useEffect(() => {
    const isFirst = shown.current < 0;
    shown.current = index;
    if (!isFirst) rail.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    else if (rail.current && index > 1) scrollToCard(rail.current, index - 1, 'instant');
  }, [index]);

  return (
    <fieldset className="wall-prints">
      <legend>{label}</legend>
      <div ref={rail}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <PrintThumb art={option.art} swatch={option.swatch} />
            {option.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
