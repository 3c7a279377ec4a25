import { themeKey } from '#model/stored-data.ts';
import { themeColors } from './theme-script.ts';

export type Theme = 'light' | 'dark';

/** The theme that the page shows. */
export function shownTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

/** Shows a theme at once; where one of its pictures is still on its way, the other hour's stays under it until it is there. */
export function showTheme(theme: Theme): void {
  // Before the colors change: afterwards the whole page would have to be laid out for it.
  for (const image of imagesOf(theme)) if (!image.complete) keepOtherHour(image);
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

/** The images in the window that are shown in a theme alone (`Picture` marks their hour). */
export function imagesOf(theme: Theme): HTMLImageElement[] {
  const hour = theme === 'dark' ? 'dusk' : 'day';
  const images = document.querySelectorAll<HTMLImageElement>(`[data-hour='${hour}'] img`);
  return [...images].filter((image) => {
    const { width, top, bottom } = boxOf(image)?.getBoundingClientRect() ?? new DOMRect();
    return width > 0 && bottom > 0 && top < window.innerHeight;
  });
}

function keepOtherHour(image: HTMLImageElement): void {
  const box = boxOf(image);
  if (!box) return;
  box.dataset.waits = '';
  const end = () => delete box.dataset.waits;
  image.addEventListener('load', () => image.decode().then(end, end), { once: true });
  image.addEventListener('error', end, { once: true });
}

/** What both hours of a picture stand in; the hour itself may not be shown. */
function boxOf(image: HTMLImageElement): HTMLElement | null | undefined {
  return image.closest('[data-hour]')?.parentElement;
}
