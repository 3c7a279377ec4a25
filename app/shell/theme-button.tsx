import { useThemeSwitch } from '#app/page-parts/theme/use-theme-switch.ts';
import { Icon } from '#app/ui/icon.tsx';
import styles from './theme-button.module.css';

/**
 * Switches between the light and the dark theme. The button's accessible name says which theme a press will show. CSS
 * decides which of the two icons is visible, before any script runs.
 */
export function ThemeButton({ className }: { className?: string | undefined }) {
  const { name, prepare, press } = useThemeSwitch();
  return (
    <button
      type="button"
      className={`${styles.button} ${className ?? ''}`}
      aria-label={name}
      data-needs-scripts=""
      data-theme-switch=""
      onPointerDown={prepare}
      onClick={() => press()}
    >
      <Icon name="moon" className={styles.moon} />
      <Icon name="sun" className={styles.sun} />
    </button>
  );
}
