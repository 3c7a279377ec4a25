import type { Frame } from '../../content/types';
import { useLanguage } from '../../language/language-provider';
import { Choice } from '../../ui/choice';
import details from './frame-details.module.css';
import type { FrameDetailsControl } from './use-frame-choice';

/** Which of the group's prints: the price is for one of them. */
export function FramePrints(props: { frame: Frame; choice: FrameDetailsControl; Label: 'h2' | 'h3' }) {
  const { frame, choice, Label } = props;
  const { t } = useLanguage();
  return (
    <div>
      <Label className={details.label}>{t('frames.print')}</Label>
      <Choice
        name="print"
        label={t('frames.print')}
        options={frame.prints.map(({ id, name }) => ({
          value: id,
          text: choice.soldOutPrints.includes(id) ? t('availability.soldOutOption', { print: name }) : name,
        }))}
        value={choice.print}
        onChoose={choice.choosePrint}
      />
    </div>
  );
}
