import { useThemeSwitch } from '#app/page-parts/theme/use-theme-switch.ts';
import { Icon } from '#app/ui/icon.tsx';
import styles from './theme-button.module.css';

/** Light or dark; its name says what it will do. Which icon shows is decided by CSS, before any script. */
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
