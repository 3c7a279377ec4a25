import { type CSSProperties, type PointerEvent, useRef, useState } from 'react';
import type { Cord, Picture as PictureType } from '../../content/types';
import { useLanguage } from '../../language/language-provider';
import { useThemeSwitch } from '../../theme/use-theme-switch';
import { Picture } from '../../ui/picture';
import styles from './lamp-cord.module.css';

/** As far (px) as the cord can be pulled. */
const longestPull = 18;

/** The hint is given once a visit. */
let wasHinted = false;

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
  const [pull, setPull] = useState(0);
  const [isHinted, setIsHinted] = useState(!wasHinted);

  const take = ({ clientY, pointerId, currentTarget }: PointerEvent) => {
    prepare();
    start.current = clientY;
    currentTarget.setPointerCapture(pointerId);
  };
  const draw = ({ clientY, buttons }: PointerEvent) => {
    if (buttons > 0) setPull(Math.min(longestPull, Math.max(0, clientY - start.current)));
  };
  const letGo = () => setPull(0);
  // A pull ends in a click, too.
  const turn = () => {
    setIsHinted(false);
    const { left, width, top } = button.current?.getBoundingClientRect() ?? new DOMRect();
    press({ x: left + width / 2, y: top });
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
          '--stretch': pull / (button.current?.offsetHeight ?? longestPull),
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
        onPointerDown={take}
        onPointerMove={draw}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onClick={turn}
      />
      {isHinted ? (
        <span
          className={styles.hint}
          aria-hidden="true"
          onAnimationStart={() => {
            wasHinted = true;
          }}
          onAnimationEnd={() => setIsHinted(false)}
        >
          {t('theme.cord')}
        </span>
      ) : null}
    </div>
  );
}
