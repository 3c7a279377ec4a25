import type { Frame } from '#app/loaders/types.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { Choice } from '#app/ui/choice.tsx';
import details from './frame-details.module.css';
import type { FrameChoiceControl } from './use-frame-choice.ts';

/**
 * The colors of the frame, as swatches with names. Pictures of frames are painted in the chosen color; under a photograph
 * of a room, a note names the color of the photographed frame.
 */
export function FrameColors(props: { frame: Frame; choice: FrameChoiceControl; Label: 'h2' | 'h3' }) {
  const { frame, choice, Label } = props;
  const { t } = useLanguage();
  const shown = frame.colors[0];
  const picture = frame.images.find(({ name }) => name === choice.picture) ?? frame.images[0];
  return (
    <div>
      <Label className={details.label}>{t('frames.colors')}</Label>
      <Choice
        name="color"
        label={t('frames.colors')}
        options={frame.colors.map(({ id, name, swatch }) => ({ value: id, text: name, swatch }))}
        value={choice.color}
        onChoose={choice.chooseColor}
      />
      {shown && choice.color !== shown.id && !picture?.isCutOut ? (
        <p className={details.note} role="status">
          {t('frames.shownIn', { color: shown.nameInSentence })}
        </p>
      ) : null}
    </div>
  );
}
