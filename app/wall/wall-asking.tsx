import { useState } from 'react';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { Bidi } from '#app/ui/bidi.tsx';
import { Choice } from '#app/ui/choice.tsx';
import type { Ruler } from './kept-wall.ts';
import { NumberField } from './number-field.tsx';
import { QuietButton } from './quiet-button.tsx';
import { dispatch, leaveWall, setDefaultCorners } from './wall-control.ts';
import type { TappingState } from './wall-state.ts';

/** Height of a usual door leaf, in cm. The field for the height shows this value until the visitor corrects it. */
const defaultDoorHeight = 204;

/** Asks the visitor which object gives the scale, and to tap the object's corners. */
export function WallAsking({ state }: { state: TappingState }) {
  const { t } = useLanguage();
  const { taps, ruler } = state;
  const [height, setHeight] = useState(defaultDoorHeight);
  const byHeight = ruler !== 'a4';
  const measureBy = (to: Ruler) => dispatch({ type: 'rulerChosen', ruler: to });

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
        onChoose={(by) => measureBy(by === 'a4' ? 'a4' : height)}
      />
      {byHeight ? (
        <NumberField
          label={t('wall.height')}
          value={height}
          min={20}
          onChange={(value) => {
            setHeight(value);
            measureBy(value);
          }}
        />
      ) : null}
      <p className="wall-row">
        {taps.length > 0 ? (
          <QuietButton onClick={() => dispatch({ type: 'tapUndone' })}>{t('wall.undo')}</QuietButton>
        ) : null}
        <QuietButton onClick={setDefaultCorners}>{t('wall.byKeys')}</QuietButton>
        <QuietButton onClick={leaveWall}>{t('wall.other')}</QuietButton>
      </p>
    </div>
  );
}
