import type { ReactNode } from 'react';
import styles from './icon.module.css';
import type { IconName } from './icon-sprite.tsx';

interface IconProps {
  /** Width and height of the icon in px. */
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
   * Size of the grid on which the icon is drawn: 24 for an icon beside words, 36 for a larger drawing that stands
   * alone, whose lines are finer.
   */
  grid?: 24 | 36;
  children: ReactNode;
}

/** A line icon that only one section needs, with its shapes as children. It is not part of the icon sprite. */
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
