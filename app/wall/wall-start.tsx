import { useEffect, useRef, useState } from 'react';
import type { SampleRoom } from '../content/types';
import { useLanguage } from '../language/language-provider';
import { announce } from '../ui/announce';
import { Bidi } from '../ui/bidi';
import { buttonLook, quietLook } from '../ui/button';
import { Picture } from '../ui/picture';
import { type KeptWall, readKeptWall, removeKeptWall } from './kept-wall';
import { requestOpening, useWall } from './wall-state';

/** With `capture` a phone opens its camera, and offers no gallery. */
const photoSources = [
  { tone: 'ink', label: 'wall.take', capture: 'environment' },
  { tone: 'outline', label: 'wall.choose', capture: undefined },
] as const;

/**
 * What a wall can be opened from: a sample room, a photograph, or what was kept.
 * @param onNear something is about to be chosen
 */
export function WallStart({ rooms, onNear }: { rooms: SampleRoom[]; onNear?: () => void }) {
  const { t } = useLanguage();
  const { opening, failure } = useWall();
  const isOpening = opening !== null;
  const [kept, setKept] = useState<KeptWall | null>(null);

  // Follows what the device keeps.
  useEffect(() => {
    readKeptWall().then(setKept);
  }, []);

  const inputs = useRef<HTMLDivElement>(null);
  const open = (input: HTMLInputElement) => {
    const file = input.files?.[0];
    // The same file may be chosen once more.
    input.value = '';
    if (file) requestOpening({ file });
  };
  // Follows a visitor who chose a photo before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    for (const input of inputs.current?.querySelectorAll('input') ?? []) if (input.value) open(input);
  }, []);
  const remove = async () => {
    if (await removeKeptWall()) {
      setKept(null);
      announce(t('wall.removed'));
    } else announce(t('wall.removeFailed'));
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here, only fetched sooner
    <div className="wall-start" aria-busy={isOpening} onPointerEnter={onNear} onFocus={onNear}>
      <p className="wall-lead">{t('wall.rooms')}</p>
      <ul className="wall-rooms">
        {rooms.map((room) => (
          <li key={room.picture.name}>
            <button
              type="button"
              aria-label={t('wall.roomTitle', { label: room.picture.alt })}
              onClick={() => requestOpening({ room })}
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
      <div ref={inputs} className="wall-ways">
        {photoSources.map(({ tone, label, capture }) => (
          <label key={label} {...buttonLook({ tone })}>
            {t(label)}
            <input
              className="visually-hidden"
              type="file"
              accept="image/*"
              capture={capture}
              disabled={isOpening}
              onChange={(event) => open(event.target)}
            />
          </label>
        ))}
        {kept ? (
          <>
            <button
              type="button"
              {...buttonLook({ tone: 'outline' })}
              onClick={() => requestOpening({ kept })}
            >
              {t('wall.kept')}
            </button>
            <button type="button" className={quietLook} onClick={remove}>
              {t('wall.removeKept')}
            </button>
          </>
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
