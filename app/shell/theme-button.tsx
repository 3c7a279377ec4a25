import { useLanguage } from '../language/language-provider';
import { useTheme } from '../theme/theme-provider';
import { announce } from '../ui/announce';
import { Icon } from '../ui/icon';
import styles from './theme-button.module.css';

/** Light or dark; its name says what it will do. Which icon shows is decided by CSS, before any script. */
export function ThemeButton({ className }: { className?: string | undefined }) {
  const { t } = useLanguage();
  const { theme, toggleTheme, prepareTheme } = useTheme();
  const isDark = theme === 'dark';
  return (
    <button
      type="button"
      className={`${styles.button} ${className ?? ''}`}
      aria-label={t(isDark ? 'theme.toLight' : 'theme.toDark')}
      onPointerDown={prepareTheme}
      onClick={() => announce(t(toggleTheme() === 'dark' ? 'theme.isDark' : 'theme.isLight'))}
    >
      <Icon name="moon" className={styles.moon} />
      <Icon name="sun" className={styles.sun} />
    </button>
  );
}
