import { afterPaint } from '#app/ui/after-paint.ts';
import { keepTheme, shownTheme, showTheme } from './show-theme.ts';

/**
 * Until React has hydrated the page, this function changes the theme when a visitor clicks a theme switch
 * (`data-theme-switch`). The browser paints the response to the tap first. After hydration, React handles the switches
 * and adds the transition.
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
