import { useLanguage } from '../language/language-provider';
import { NumberField } from './number-field';
import type { WallControl } from './use-wall';

/** Where the held print hangs, in numbers that can be typed. A sample room has no sheet to count from. */
export function WallPlaces({ control }: { control: WallControl }) {
  const { t } = useLanguage();
  const { prints, active, floor, wall, ruler } = control.state;
  const print = prints[active];
  if (!print) return null;
  const isRoom = wall?.by === 'room';
  const isSheet = ruler === 'a4';
  const [x, y] = print.center;
  return (
    <div className="wall-places">
      <NumberField
        label={t(isRoom ? 'wall.rightOnly' : isSheet ? 'wall.right' : 'wall.rightOfDoor')}
        value={x}
        onChange={(value) => control.move(active, [value, y])}
      />
      {isRoom ? null : (
        <>
          <NumberField
            label={t(isSheet ? 'wall.above' : 'wall.aboveDoor')}
            value={y}
            onChange={(value) => control.move(active, [x, value])}
          />
          <NumberField
            label={t(isSheet ? 'wall.floor' : 'wall.floorToDoor')}
            value={floor}
            least={0}
            onChange={control.setFloor}
            onEmpty={() => control.setFloor(null)}
          />
        </>
      )}
      {floor === null ? null : (
        <NumberField
          label={t('wall.aboveFloor')}
          value={y + floor}
          onChange={(value) => control.move(active, [x, value - floor])}
        />
      )}
    </div>
  );
}
