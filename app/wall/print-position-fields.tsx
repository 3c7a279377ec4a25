import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { FoldSign } from '#app/ui/fold-sign.tsx';
import type { Point } from '#model/geometry/points.ts';
import { NumberField } from './number-field.tsx';
import { dispatch } from './wall-control.ts';
import type { SolvedState } from './wall-state.ts';

/**
 * Fields for the position of the held print (the one being changed), in cm. The fields are unfolded if the wall was
 * measured. A sample room has fewer fields, because it has no A4 sheet to measure from.
 */
export function PrintPositionFields({ state }: { state: SolvedState }) {
  const { t } = useLanguage();
  const { prints, active, floor, wall, ruler } = state;
  const print = prints[active];
  if (!print) return null;
  const isRoom = wall.by === 'room';
  const isA4Sheet = ruler === 'a4';
  const [x, y] = print.center;
  const move = (to: Point) => dispatch({ type: 'printMoved', index: active, to });
  const setFloor = (to: number | null) => dispatch({ type: 'floorSet', floor: to });
  return (
    <details className="wall-places" open={!isRoom}>
      <summary>
        {t('wall.places')}
        <FoldSign size={18} />
      </summary>
      <NumberField
        label={t(isRoom ? 'wall.rightOnly' : isA4Sheet ? 'wall.right' : 'wall.rightOfDoor')}
        value={x}
        onChange={(value) => move([value, y])}
      />
      {isRoom ? null : (
        <>
          <NumberField
            label={t(isA4Sheet ? 'wall.above' : 'wall.aboveDoor')}
            value={y}
            onChange={(value) => move([x, value])}
          />
          <NumberField
            label={t(isA4Sheet ? 'wall.floor' : 'wall.floorToDoor')}
            value={floor}
            min={0}
            onChange={setFloor}
            onEmpty={() => setFloor(null)}
          />
        </>
      )}
      {floor === null ? null : (
        <NumberField
          label={t('wall.aboveFloor')}
          value={y + floor}
          onChange={(value) => move([x, value - floor])}
        />
      )}
    </details>
  );
}
