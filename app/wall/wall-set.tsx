import type { WallFrame } from '../content/types';
import { useLanguage } from '../language/language-provider';
import { useSelection } from '../selection/use-selection';
import { quietLook } from '../ui/button';
import { Choice } from '../ui/choice';
import type { WallControl } from './use-wall';
import { mostPrints, printOf } from './wall-address.ts';

/** Up to three prints on one axis: which one is held, another one, one less, or those of the selection list. */
export function WallSet(props: {
  control: WallControl;
  frames: WallFrame[];
  titleOf: (at: number) => string;
}) {
  const { control, frames, titleOf } = props;
  const { t } = useLanguage();
  const { prints, active } = control.state;
  const chosen = useSelection().flatMap((line) => {
    const frame = frames.find(({ slug }) => slug === line.slug);
    return frame ? [printOf(frame, line)] : [];
  });
  const held = prints[active];
  return (
    <div className="wall-set">
      {prints.length > 1 ? (
        <Choice
          name="hung"
          label={t('wall.hung')}
          isLabelSeen
          options={prints.map((_, at) => ({ value: String(at), text: `${at + 1}. ${titleOf(at)}` }))}
          value={String(active)}
          onChoose={(at) => control.choose(Number(at))}
        />
      ) : null}
      <p className="wall-row">
        {held && prints.length < mostPrints ? (
          <button
            type="button"
            className={quietLook}
            onClick={() => control.hang([...prints, held], prints.length)}
          >
            {t('wall.add')}
          </button>
        ) : null}
        {prints.length > 1 ? (
          <button
            type="button"
            className={quietLook}
            onClick={() => control.hang(prints.filter((_, at) => at !== active))}
          >
            {t('wall.takeDown')}
          </button>
        ) : null}
        {chosen.length > 0 ? (
          <button type="button" className={quietLook} onClick={() => control.hang(chosen)}>
            {t('wall.fromSelection')}
          </button>
        ) : null}
      </p>
    </div>
  );
}
