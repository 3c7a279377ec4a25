import type { WallFrame } from '../content/types';
import { useLanguage } from '../language/language-provider';
import { sizeText } from '../language/translate';
import { Bidi, Ltr } from '../ui/bidi';
import { Choice } from '../ui/choice';
import { measures } from './measures.ts';
import { Option } from './option';
import { type NamedPrint, printOf } from './wall-address.ts';
import { dispatch } from './wall-control';
import type { WallState } from './wall-state';

/** The print that is held: which one, its size with its outer edge, its color. All is seen at once. */
export function WallChoice({ state, frames }: { state: WallState; frames: WallFrame[] }) {
  const { t } = useLanguage();
  const { prints, active } = state;
  const print = prints[active];
  const frame = frames.find(({ slug }) => slug === print?.frame);
  if (!print || !frame) return null;
  const change = (to: Partial<NamedPrint>) => dispatch({ type: 'printChanged', at: active, to });
  return (
    <div className="wall-choice">
      <Option
        label={t('wall.frame')}
        value={print.frame}
        options={frames.map(({ slug, title }) => ({ value: slug, name: title }))}
        onChange={(slug) => {
          const other = frames.find((one) => one.slug === slug);
          if (other) change(printOf(other, { size: print.size, color: print.color }));
        }}
      />
      <Option
        label={t('frames.print')}
        value={print.print}
        options={frame.prints.map(({ id, name }) => ({ value: id, name }))}
        onChange={(id) => change({ print: id })}
      />
      <div>
        <Choice
          name="size"
          label={t('frames.size')}
          isLabelSeen
          options={frame.pricing.map(({ size }) => ({
            value: size,
            text: (
              <>
                <Ltr>{sizeText(size)}</Ltr>
                {`\u00a0${t('common.centimeters')}`}
              </>
            ),
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
    </div>
  );
}
