import { type CSSProperties, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import type { Cord, Picture as PictureType } from '#app/loaders/types.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { useThemeSwitch } from '#app/page-parts/theme/use-theme-switch.ts';
import { Picture } from '#app/ui/picture.tsx';
import styles from './lamp-cord.module.css';

/** As far (px) as the cord can be pulled. */
const maxPull = 18;

/** From here on (px) a finger pulls: browsers tell a click only of one that rests. */
const minPull = 8;

/** Where it is noted that the hint was given: once a visit, also across a reload. */
const hintedKey = 'cord-hinted';

interface LampCordProps {
  cord: Cord;
  /** The picture that the cord hangs in; a strip of it sways. */
  picture: PictureType;
  sizes: string;
}

/**
 * The cord of the lamp in the picture: one more way to the theme's switch. A tap or a pull, and evening opens outward from
 * the bulb. Stands over the picture in a box that is a size container and shows its middle.
 */
export function LampCord({ cord, picture, sizes }: LampCordProps) {
  const { t } = useLanguage();
  const { name, prepare, press } = useThemeSwitch();
  const button = useRef<HTMLButtonElement>(null);
  const start = useRef(0);
  const wasPulled = useRef(false);
  const [pull, setPull] = useState(0);
  const [isHinted, setIsHinted] = useState(() => sessionStorage.getItem(hintedKey) === null);

  const startPull = ({ clientY, pointerId, currentTarget }: PointerEvent) => {
    prepare();
    start.current = clientY;
    wasPulled.current = false;
    currentTarget.setPointerCapture(pointerId);
  };
  const movePull = ({ clientY, buttons }: PointerEvent) => {
    if (buttons > 0) setPull(Math.min(maxPull, Math.max(0, clientY - start.current)));
  };
  const resetPull = () => setPull(0);
  const toggle = () => {
    setIsHinted(false);
    const { left, width, top } = button.current?.getBoundingClientRect() ?? new DOMRect();
    press({ x: left + width / 2, y: top });
  };
  const endPull = ({ clientY }: PointerEvent) => {
    resetPull();
    wasPulled.current = clientY - start.current > minPull;
    if (wasPulled.current) toggle();
  };
  // A mouse tells a click after a pull as well; keys have no `detail`.
  const click = ({ detail }: MouseEvent) => {
    if (detail === 0 || !wasPulled.current) toggle();
  };
  return (
    <div
      className={styles.lamp}
      style={
        {
          '--ratio': picture.width / picture.height,
          '--x': cord.x / 100,
          '--top': cord.top / 100,
          '--bottom': cord.bottom / 100,
          // Where the picture is looked at, if not as the arch does by itself.
          ...(picture.focus
            ? { '--focus-across': picture.focus[0] / 100, '--focus-down': picture.focus[1] / 100 }
            : {}),
          '--stretch': pull / (button.current?.offsetHeight ?? maxPull),
        } as CSSProperties
      }
    >
      <div className={styles.strip} aria-hidden="true">
        <Picture picture={picture} sizes={sizes} alt="" className={styles.picture} />
      </div>
      <button
        ref={button}
        type="button"
        className={styles.cord}
        aria-label={name}
        onPointerDown={startPull}
        onPointerMove={movePull}
        onPointerUp={endPull}
        onPointerCancel={resetPull}
        onClick={click}
      />
      {isHinted ? (
        <span
          className={styles.hint}
          aria-hidden="true"
          onAnimationStart={() => sessionStorage.setItem(hintedKey, 'yes')}
          onAnimationEnd={() => setIsHinted(false)}
        >
          {t('theme.cord')}
        </span>
      ) : null}
    </div>
  );
}
