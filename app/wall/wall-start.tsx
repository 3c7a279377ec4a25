import { type ChangeEvent, useEffect, useState } from 'react';
import type { SampleRoom } from '../content/types';
import { useLanguage } from '../language/language-provider';
import { Bidi } from '../ui/bidi';
import { buttonLook } from '../ui/button';
import { Picture } from '../ui/picture';
import { type KeptWall, readKeptWall } from './kept-wall';
import type { Opening } from './opening';
import type { PhotoFailure } from './photo';

/** The three ways to a wall, and the one that was kept. */
export function WallStart(props: {
  rooms: SampleRoom[];
  isOpening: boolean;
  failure: PhotoFailure | null;
  onOpen: (way: Opening) => void;
  /** Something is about to be chosen. */
  onNear?: () => void;
}) {
  const { rooms, isOpening, failure, onOpen, onNear } = props;
  const { t } = useLanguage();
  const [kept, setKept] = useState<KeptWall | null>(null);

  // Follows what the device keeps.
  useEffect(() => {
    readKeptWall().then(setKept);
  }, []);

  const open = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // The same file may be chosen once more.
    event.target.value = '';
    if (file) onOpen({ file });
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here, only fetched sooner
    <div className="wall-start" aria-busy={isOpening} onPointerEnter={onNear} onFocus={onNear}>
      <p className="wall-lead">{t('wall.room')}</p>
      <ul className="wall-rooms">
        {rooms.map((room) => (
          <li key={room.picture.name}>
            <button
              type="button"
              aria-label={t('wall.roomTitle', { label: room.picture.alt })}
              onClick={() => onOpen({ room })}
            >
              <Picture
                picture={room.picture}
                alt=""
                className="wall-room"
                sizes="(min-width: 60em) 26vw, 30vw"
              />
            </button>
          </li>
        ))}
      </ul>
      <div className="wall-ways">
        <label {...buttonLook({ tone: 'ink' })}>
          {t('wall.take')}
          <input
            className="visually-hidden"
            type="file"
            accept="image/*"
            capture="environment"
            disabled={isOpening}
            onChange={open}
          />
        </label>
        <label {...buttonLook({ tone: 'outline' })}>
          {t('wall.choose')}
          <input
            className="visually-hidden"
            type="file"
            accept="image/*"
            disabled={isOpening}
            onChange={open}
          />
        </label>
        {kept ? (
          <button type="button" {...buttonLook({ tone: 'outline' })} onClick={() => onOpen({ kept })}>
            {t('wall.kept')}
          </button>
        ) : null}
      </div>
      <p role="status" className="wall-status">
        {isOpening ? t('wall.opening') : failure ? t(`wall.${failure}`) : ''}
      </p>
      <p className="wall-how">
        <Bidi text={t('wall.how')} />
      </p>
    </div>
  );
}
