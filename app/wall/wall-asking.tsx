import { useState } from 'react';
import { useLanguage } from '../language/language-provider';
import { Bidi } from '../ui/bidi';
import { quietLook } from '../ui/button';
import { Choice } from '../ui/choice';
import { NumberField } from './number-field';
import type { WallControl } from './use-wall';

/** A door's leaf, in cm: what stands there until the visitor corrects it. */
const usualDoor = 204;

/** What the photograph is measured by, and how many corners are still to be tapped. */
export function WallAsking({ control }: { control: WallControl }) {
  const { t } = useLanguage();
  const { taps, ruler, photo } = control.state;
  const [height, setHeight] = useState(usualDoor);
  const byHeight = ruler !== 'a4';

  const byKeys = () => {
    if (!photo) return;
    const [across, up] = [photo.width * 0.06, photo.width * 0.085];
    const [x, y] = [photo.width / 2, photo.height / 2];
    control.setCorners([
      [x - across, y - up],
      [x + across, y - up],
      [x + across, y + up],
      [x - across, y + up],
    ]);
  };

  return (
    <div className="wall-asking">
      <p role="status" className="wall-status">
        {taps.length === 4
          ? t('wall.looking')
          : `${t(byHeight ? 'wall.tapDoor' : 'wall.tapCorners')} ${t('wall.tapsLeft', { n: 4 - taps.length })}`}
      </p>
      <Choice
        name="ruler"
        label={t('wall.ruler')}
        isLabelSeen
        look="rows"
        options={[
          {
            value: 'a4',
            text: <Bidi text={t('wall.rulerSheet')} />,
          },
          { value: 'height', text: t('wall.rulerHeight') },
        ]}
        value={byHeight ? 'height' : 'a4'}
        onChoose={(by) => control.measureBy(by === 'a4' ? 'a4' : height)}
      />
      {byHeight ? (
        <NumberField
          label={t('wall.height')}
          value={height}
          least={20}
          onChange={(value) => {
            setHeight(value);
            control.measureBy(value);
          }}
        />
      ) : null}
      <p className="wall-row">
        {taps.length > 0 ? (
          <button type="button" className={quietLook} onClick={control.undoTap}>
            {t('wall.undo')}
          </button>
        ) : null}
        <button type="button" className={quietLook} onClick={byKeys}>
          {t('wall.byKeys')}
        </button>
        <button type="button" className={quietLook} onClick={control.leave}>
          {t('wall.other')}
        </button>
      </p>
    </div>
  );
}
