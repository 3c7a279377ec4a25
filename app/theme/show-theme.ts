import { themeColors, themeKey } from './theme-script.ts';

export type Theme = 'light' | 'dark';

/** The theme that the page shows. */
export function shownTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

/** Shows a theme at once. */
export function showTheme(theme: Theme): void {
  document.documentElement.classList.toggle('dark', theme === 'dark');
  document
    .querySelector<HTMLMetaElement>('meta[name=theme-color]')
    ?.setAttribute('content', themeColors[theme]);
}

/** Keeps a theme for later visits. Where storage is denied or full, it lasts until the page is left. */
export function keepTheme(theme: Theme): void {
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    // The page shows it all the same.
  }
}
