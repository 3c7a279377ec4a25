import { useEffect, useId, useRef } from 'react';
import type { PictureFiles } from '../common/media';
import { bringCard } from '../ui/rail-place';
import { PrintThumb } from './print-thumb';

interface PrintRailProps {
  label: string;
  options: { value: string; name: string; art: PictureFiles; swatch: string }[];
  value: string;
  onChoose: (value: string) => void;
}

/** One of several prints, which stand side by side as they look. */
export function PrintRail({ label, options, value, onChoose }: PrintRailProps) {
  const name = useId();
  const rail = useRef<HTMLDivElement>(null);
  const index = options.findIndex((option) => option.value === value);

  // Follows what is shown at first: the chosen one may lie out of sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; who chooses has it in sight
  useEffect(() => {
    if (rail.current && index > 1) bringCard(rail.current, index - 1, 'instant');
  }, []);

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
