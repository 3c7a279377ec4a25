import type { WallFrame } from '#app/loaders/types.ts';
import { SizeName } from '#app/page-parts/availability/size-name.tsx';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { Bidi } from '#app/ui/bidi.tsx';
import { Choice } from '#app/ui/choice.tsx';
import { measures } from '#model/geometry/measures.ts';
import { sizeText } from '#model/language/translate.ts';
import { PrintRail } from './print-rail.tsx';
import type { useComparison } from './use-comparison.ts';
import { type NamedPrint, printOf } from './wall-address.ts';
import { dispatch } from './wall-control.ts';
import type { WallState } from './wall-state.ts';

/**
 * The options of the held print (the one being changed), all visible at once: the size with the frame's outer measures,
 * the color, the frame group, the artwork.
 */
export function WallChoice(props: {
  state: WallState;
  frames: WallFrame[];
  comparison: ReturnType<typeof useComparison>;
}) {
  const { state, frames, comparison } = props;
  const { t } = useLanguage();
  const { compare } = comparison;
  const { prints, active } = state;
  const print = prints[active];
  const frame = frames.find(({ slug }) => slug === print?.frame);
  if (!print || !frame) return null;
  const change = (to: Partial<NamedPrint>) => dispatch({ type: 'printChanged', index: active, to });
  const swatch = frame.colors.find(({ id }) => id === print.color)?.swatch ?? '';
  return (
    <div className="wall-choice">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the handlers only show other sizes */}
      <div onPointerOver={compare} onFocus={compare} onPointerUp={compare}>
        <Choice
          name="size"
          label={t('frames.size')}
          isLabelSeen
          options={frame.pricing.map(({ size, availabilityData }) => ({
            value: size,
            text: <SizeName size={size} availability={availabilityData} />,
          }))}
          value={print.size}
          onChoose={(size) => change({ size })}
        />
        <p className="wall-outer">
          <Bidi text={t('wall.outer', { size: sizeText(measures(print.size).outer.join('x')) })} />
        </p>
      </div>
      <Choice
        name="color"
        label={t('frames.color')}
        isLabelSeen
        options={frame.colors.map(({ id, name, swatch }) => ({ value: id, text: name, swatch }))}
        value={print.color}
        onChoose={(color) => change({ color })}
      />
      <PrintRail
        label={t('wall.frame')}
        options={frames.flatMap(({ slug, title, prints: [first], colors: [color] }) =>
          first && color ? [{ value: slug, name: title, art: first.art, swatch: color.swatch }] : [],
        )}
        value={print.frame}
        onChoose={(slug) => {
          const other = frames.find((one) => one.slug === slug);
          if (other) change(printOf(other, { size: print.size, color: print.color }));
        }}
      />
      <PrintRail
        key={frame.slug}
        label={t('frames.print')}
        options={frame.prints.map(({ id, name, art }) => ({ value: id, name, art, swatch }))}
        value={print.print}
        onChoose={(id) => change({ print: id })}
      />
    </div>
  );
}
