import { afterPaint } from '#app/ui/after-paint.ts';
import { keepTheme, shownTheme, showTheme } from './show-theme.ts';

/**
 * Before React and without it, a switch of the theme (`data-theme-switch`) changes it, once the tap is answered with a paint. React
 * then finds the page in that theme, and adds how one passes into the other.
 */
export function followThemeSwitches(): void {
  const change = (event: Event) => {
    const control = event.target instanceof Element ? event.target.closest('[data-theme-switch]') : null;
    if (!control) return;
    event.stopImmediatePropagation();
    afterPaint(() => {
      const theme = shownTheme() === 'dark' ? 'light' : 'dark';
      showTheme(theme);
      keepTheme(theme);
    });
  };
  addEventListener('click', change, true);
  addEventListener('hydrated', () => removeEventListener('click', change, true));
}
