import type { ReactNode } from 'react';
import styles from './icon.module.css';
import type { IconName } from './icon-sprite.tsx';

interface IconProps {
  /** Width and height in px. */
  size?: number;
  className?: string | undefined;
}

/** A line icon beside or instead of a word, drawn from the page's icon sprite. Assistive technology ignores it. */
export function Icon({ name, ...rest }: IconProps & { name: IconName }) {
  return (
    <LineIcon {...rest}>
      <use href={`#icon-${name}`} />
    </LineIcon>
  );
}

interface LineIconProps extends IconProps {
  /**
   * The size of the grid on which the icon is drawn. It sets how fine the line is: 24 for icons beside words, 36 for a
   * drawing that stands alone.
   */
  grid?: 24 | 36;
  children: ReactNode;
}

/** A line icon whose drawing only one section needs. */
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
