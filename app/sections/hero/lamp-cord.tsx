import { type CSSProperties, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import type { Cord, Picture as PictureType } from '#app/loaders/types.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { useThemeSwitch } from '#app/page-parts/theme/use-theme-switch.ts';
import { Picture } from '#app/ui/picture.tsx';
import styles from './lamp-cord.module.css';

/** Maximum distance (px) that a visitor can pull the lamp's cord. */
const maxPull = 18;

/**
 * Minimum distance (px) of a pull that switches the theme. A shorter movement is left to the browser, which may report
 * a click.
 */
const minPull = 8;

/**
 * Key in the session storage for whether the hint about the cord was shown. The hint appears once per visit, so not
 * again after a reload.
 */
const hintedKey = 'cord-hinted';

interface LampCordProps {
  cord: Cord;
  /** The picture of the room, which shows the lamp's pull cord. A strip of the picture around the cord moves, as if the cord swayed. */
  picture: PictureType;
  sizes: string;
}

/**
 * The cord of the lamp in the picture, which is one of the theme switches. After a tap or a pull, the dark theme
 * opens as a circle from the bulb. The component lies over the picture, in a size container that shows the middle of
 * the picture.
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
  // A pull with the mouse also fires a click, which is ignored. A click by keyboard, whose `detail` is 0, always
  // counts.
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
          // The focus point of the picture (the part that cropping must keep), where the picture defines one of its
          // own.
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
