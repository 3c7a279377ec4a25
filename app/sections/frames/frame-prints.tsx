import { useOptionName } from '#app/page-parts/availability/use-option-name.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { Choice } from '#app/ui/choice.tsx';
import details from './frame-details.module.css';
import type { FrameDetailsControl } from './use-frame-choice.ts';

/** The radio buttons that choose one print of a frame group. The group's price is the price of one print. */
export function FramePrints(props: { choice: FrameDetailsControl; Label: 'h2' | 'h3' }) {
  const { choice, Label } = props;
  const { t } = useLanguage();
  const optionName = useOptionName();
  return (
    <div>
      <Label className={details.label}>{t('frames.print')}</Label>
      <Choice
        name="print"
        label={t('frames.print')}
        options={choice.prints.map(({ id, name, availabilityData }) => ({
          value: id,
          text: optionName(name, availabilityData),
        }))}
        value={choice.print}
        onChoose={choice.choosePrint}
      />
    </div>
  );
}
