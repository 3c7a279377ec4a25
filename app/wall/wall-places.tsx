import { useLanguage } from '../language/language-provider';
import { announce } from '../ui/announce';
import { quietLook } from '../ui/button';
import { copyText } from '../ui/copy-text';
import { hook, nailOf } from './hanging.ts';
import { NumberField } from './number-field';
import type { WallControl } from './use-wall';

/** Where the print hangs, in numbers that can be typed, and the note for whoever drives the nail. */
export function WallPlaces({ control, titleOf }: { control: WallControl; titleOf: (at: number) => string }) {
  const { t } = useLanguage();
  const { prints, active, floor } = control.state;
  const print = prints[active];
  if (!print) return null;
  const [x, y] = print.center;
  const notes = prints.map((one, at) => {
    const { right, above, aboveFloor } = nailOf(one, floor);
    const title = titleOf(at);
    return aboveFloor === null
      ? t('wall.noteNail', { title, right, above })
      : t('wall.noteFloor', { title, right, floor: aboveFloor });
  });
  const hooked = t('wall.noteHook', { hook });
  const copy = async () => {
    const isCopied = await copyText([...notes, hooked].join('\n'));
    announce(t(isCopied ? 'wall.noteCopied' : 'share.failed'));
  };
  return (
    <>
      <div className="wall-places">
        <NumberField
          label={t('wall.right')}
          value={x}
          onChange={(value) => control.move(active, [value, y])}
        />
        <NumberField
          label={t('wall.above')}
          value={y}
          onChange={(value) => control.move(active, [x, value])}
        />
        <NumberField
          label={t('wall.floor')}
          value={floor}
          least={0}
          onChange={control.setFloor}
          onEmpty={() => control.setFloor(null)}
        />
        {floor === null ? null : (
          <NumberField
            label={t('wall.aboveFloor')}
            value={y + floor}
            onChange={(value) => control.move(active, [x, value - floor])}
          />
        )}
      </div>
      <section className="wall-note" aria-labelledby="wall-note">
        <h3 id="wall-note">{t('wall.note')}</h3>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        <p className="wall-small">{hooked}</p>
        <button type="button" className={quietLook} onClick={copy}>
          {t('wall.copyNote')}
        </button>
      </section>
    </>
  );
}
