import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { SampleRoom, WallFrame } from '#app/loaders/types.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { RoomWithPrint } from '#app/page-parts/room-with-print.tsx';
import { announce } from '#app/ui/announce.ts';
import { Bidi } from '#app/ui/bidi.tsx';
import { buttonLook, quietLook } from '#app/ui/button.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { measures } from '#model/geometry/measures.ts';
import { type KeptWall, readKeptWall, removeKeptWall } from './kept-wall.ts';
import { PrintThumb } from './print-thumb.tsx';
import { findPrint, printOf, printsInAddress } from './wall-address.ts';
import { requestOpening, useWall } from './wall-state.ts';

/** With `capture`, a phone opens its camera and does not offer its gallery. */
const photoSources = [
  { tone: 'ink', label: 'wall.take', capture: 'environment' },
  { tone: 'outline', label: 'wall.choose', capture: undefined },
] as const;

/**
 * The start view of the wall tool: opens a sample room, a photograph, or the wall that is kept on the device.
 * @param onNear called when the pointer or the focus enters this view, before the visitor chooses
 */
export function WallStart(props: { frames: WallFrame[]; rooms: SampleRoom[]; onNear?: () => void }) {
  const { frames, rooms, onNear } = props;
  const { t } = useLanguage();
  const chosen = useChosenPrint(frames);
  const { opening, failure } = useWall();
  const isOpening = opening !== null;
  const [kept, setKept] = useState<KeptWall | null>(null);

  // Reads the wall that the visitor has kept on the device.
  useEffect(() => {
    readKeptWall().then(setKept);
  }, []);

  const inputs = useRef<HTMLDivElement>(null);
  const open = (input: HTMLInputElement) => {
    const file = input.files?.[0];
    // A file input reports no change if the same file is chosen twice, unless the input's value is cleared.
    input.value = '';
    if (file) requestOpening({ file });
  };
  // Opens a photograph that the visitor chose before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs only once, after hydration
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
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only start loading the tool
    <div
      className="wall-start"
      data-needs-scripts=""
      aria-busy={isOpening}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      <div className="wall-head">
        <p className="wall-chosen">
          {chosen ? (
            <>
              <PrintThumb {...chosen} />
              <span>
                {chosen.title}
                <span>{chosen.name}</span>
              </span>
            </>
          ) : null}
        </p>
        <h2 className="wall-lead">{t('wall.rooms')}</h2>
      </div>
      <ul className="wall-rooms">
        {rooms.map((room) => (
          <li key={room.picture.name}>
            <button
              type="button"
              aria-label={t('wall.roomTitle', { label: room.picture.alt })}
              onClick={() => requestOpening({ room })}
            >
              <RoomWithPrint
                room={room}
                print={chosen}
                alt=""
                sizes="(min-width: 60em) 30vw, (min-width: 40em) 34vw, 260px"
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

/**
 * The print that hung last, or the one that the address names, or the shop’s first print. Null in the prerendered HTML,
 * because a build has no query.
 */
function useChosenPrint(frames: WallFrame[]) {
  const { search } = useLocation();
  const { prints } = useWall();
  const [first] = frames;
  const wanted = prints[0] ?? printsInAddress(search, frames)[0] ?? (first && printOf(first));
  const isHydrated = useHydrated();
  const { frame, print, color } = (wanted && findPrint(wanted, frames)) ?? {};
  if (!isHydrated || !wanted || !frame || !print || !color) return null;
  return {
    title: frame.title,
    name: print.name,
    art: print.art,
    swatch: color.swatch,
    ...measures(wanted.size),
  };
}
