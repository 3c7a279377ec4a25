import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { NamedPrint, SampleRoom, WallFrame } from '#app/loaders/types.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { RoomWithPrints } from '#app/page-parts/room-with-prints.tsx';
import { announce } from '#app/ui/announce.ts';
import { Bidi } from '#app/ui/bidi.tsx';
import { buttonLook, quietLook } from '#app/ui/button.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { measures } from '#model/geometry/measures.ts';
import { type KeptWall, readKeptWall, removeKeptWall } from './kept-wall.ts';
import { PrintThumb } from './print-thumb.tsx';
import { findPrint, printsInAddress } from './wall-address.ts';
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
export function WallStart(props: {
  frames: WallFrame[];
  first: NamedPrint[];
  rooms: SampleRoom[];
  onNear?: () => void;
}) {
  const { frames, first, rooms, onNear } = props;
  const { t } = useLanguage();
  const chosen = useChosenPrints(frames, first);
  const { opening, failure } = useWall();
  const isOpening = opening !== null;
  const joined = (names: string[]) => [...new Set(names)].join(t('common.listComma'));
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
          {chosen.map(({ key, art, swatch }) => (
            <PrintThumb key={key} {...{ art, swatch }} />
          ))}
          <span>
            {joined(chosen.map(({ title }) => title))}
            <span>{joined(chosen.map(({ name }) => name))}</span>
          </span>
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
              <RoomWithPrints
                room={room}
                prints={chosen}
                alt=""
                sizes="(min-width: 73.75em) 22vw, (min-width: 40em) 31vw, 260px"
              />
            </button>
          </li>
        ))}
      </ul>
      <div className="wall-own">
        <h2 className="wall-lead">{t('wall.ownPhoto')}</h2>
        <ol className="wall-how">
          {t('wall.how')
            .split('|')
            .map((step) => (
              <li key={step}>
                <Bidi text={step} />
              </li>
            ))}
        </ol>
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
      </div>
    </div>
  );
}

/**
 * The prints that hung last, or those that the address names, or the shop’s first ones. None in the prerendered HTML,
 * because a build has no query.
 */
function useChosenPrints(frames: WallFrame[], first: NamedPrint[]) {
  const { search } = useLocation();
  const { prints } = useWall();
  const named = printsInAddress(search, frames);
  const isHydrated = useHydrated();
  if (!isHydrated) return [];
  const wanted = [prints, named, first].find((some) => some.length > 0) ?? [];
  return wanted.flatMap((one, index) => {
    const { frame, print, color } = findPrint(one, frames) ?? {};
    return frame && print && color
      ? [
          {
            key: index,
            title: frame.title,
            name: print.name,
            art: print.art,
            swatch: color.swatch,
            ...measures(one.size),
          },
        ]
      : [];
  });
}
