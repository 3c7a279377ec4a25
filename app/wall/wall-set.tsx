import type { WallFrame } from '../content/types';
import { useLanguage } from '../language/language-provider';
import { useSelection } from '../selection/use-selection';
import { quietLook } from '../ui/button';
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
        <fieldset>
          <legend>{t('wall.hung')}</legend>
          {prints.map((_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same print may hang twice
            <label key={at} className="wall-pill">
              <input
                type="radio"
                name="hung"
                className="visually-hidden"
                checked={at === active}
                onChange={() => control.choose(at)}
              />
              <span>{`${at + 1}. ${titleOf(at)}`}</span>
            </label>
          ))}
        </fieldset>
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
