import type { WallFrame } from '../content/types';
import { useLanguage } from '../language/language-provider';
import { sizeText } from '../language/translate';
import { Ltr } from '../ui/bidi';
import { Choice } from '../ui/choice';
import { measures } from './measures.ts';
import { Option } from './option';
import type { WallControl } from './use-wall';
import { printOf } from './wall-address.ts';

/** The print that is held: which one, its size with its outer edge, its color. All is seen at once. */
export function WallChoice({ control, frames }: { control: WallControl; frames: WallFrame[] }) {
  const { t } = useLanguage();
  const { prints, active } = control.state;
  const print = prints[active];
  const frame = frames.find(({ slug }) => slug === print?.frame);
  if (!print || !frame) return null;
  const set = (to: Parameters<WallControl['set']>[1]) => control.set(active, to);
  return (
    <div className="wall-choice">
      <Option
        label={t('wall.frame')}
        value={print.frame}
        options={frames.map(({ slug, title }) => ({ value: slug, name: title }))}
        onChange={(slug) => {
          const other = frames.find((one) => one.slug === slug);
          if (other) set(printOf(other, { size: print.size, color: print.color }));
        }}
      />
      <Option
        label={t('frames.print')}
        value={print.print}
        options={frame.prints.map(({ id, name }) => ({ value: id, name }))}
        onChange={(id) => set({ print: id })}
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
          onChoose={(size) => set({ size })}
        />
        <p className="wall-outer">
          <Sized text={t('wall.outer')} size={measures(print.size).outer.join('×')} />
        </p>
      </div>
      <Choice
        name="color"
        label={t('frames.color')}
        isLabelSeen
        options={frame.colors.map(({ id, name, swatch }) => ({ value: id, text: name, swatch }))}
        value={print.color}
        onChoose={(color) => set({ color })}
      />
    </div>
  );
}

/** A sentence with a size in it, which reads from left to right in Arabic too. */
function Sized({ text, size }: { text: string; size: string }) {
  const [before = '', after = ''] = text.split('{size}');
  return (
    <>
      {before}
      <Ltr>{size}</Ltr>
      {after}
    </>
  );
}
