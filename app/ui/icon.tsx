import type { ReactNode } from 'react';
import styles from './icon.module.css';
import type { IconName } from './icon-sprite.tsx';

interface IconProps {
  /** Of the square, in px. */
  size?: number;
  className?: string | undefined;
}

/** A line icon beside or instead of a word, drawn from the page's sheet; assistive technology does not hear it. */
export function Icon({ name, ...rest }: IconProps & { name: IconName }) {
  return (
    <LineIcon {...rest}>
      <use href={`#icon-${name}`} />
    </LineIcon>
  );
}

interface LineIconProps extends IconProps {
  /** The grid on which it is drawn, and so fine its line: 24 as the icons beside words, 36 for a drawing that stands alone. */
  grid?: 24 | 36;
  children: ReactNode;
}

/** The same for a drawing that one section alone needs. */
export function LineIcon({ grid = 24, size = grid === 24 ? 22 : grid, className, children }: LineIconProps) {
  return (
    <svg
      className={`${styles.icon} ${className ?? ''}`}
      width={size}
      height={size}
      viewBox={`0 0 ${grid} ${grid}`}
      data-grid={grid === 24 ? undefined : grid}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
