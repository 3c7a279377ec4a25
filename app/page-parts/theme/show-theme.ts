import { themeKey } from '#model/stored-data.ts';
import { themeColors } from './theme-script.ts';

export type Theme = 'light' | 'dark';

/** The theme that the page shows now. */
export function shownTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

/**
 * Shows a theme at once. Where a picture of that theme is not loaded yet, the picture of the other theme stays
 * visible until then.
 */
export function showTheme(theme: Theme): void {
  // This loop runs before the colors change: afterwards, reading positions would force a layout of the whole page.
  for (const image of imagesOf(theme)) if (!image.complete) keepOtherPicture(image);
  document.documentElement.classList.toggle('dark', theme === 'dark');
  document
    .querySelector<HTMLMetaElement>('meta[name=theme-color]')
    ?.setAttribute('content', themeColors[theme]);
}

/**
 * Stores the theme for later visits. Where storage is denied or full, the theme lasts until the visitor leaves the
 * page.
 */
export function keepTheme(theme: Theme): void {
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    // Where the theme cannot be stored, the page shows it anyway.
  }
}

/** The visible images that belong to one theme alone (`Picture` marks them with `data-hour`). */
export function imagesOf(theme: Theme): HTMLImageElement[] {
  const hour = theme === 'dark' ? 'dusk' : 'day';
  const images = document.querySelectorAll<HTMLImageElement>(`[data-hour='${hour}'] img`);
  return [...images].filter((image) => {
    const { width, top, bottom } = boxOf(image)?.getBoundingClientRect() ?? new DOMRect();
    return width > 0 && bottom > 0 && top < window.innerHeight;
  });
}

function keepOtherPicture(image: HTMLImageElement): void {
  const box = boxOf(image);
  if (!box) return;
  box.dataset.waits = '';
  const end = () => delete box.dataset.waits;
  image.addEventListener('load', () => image.decode().then(end, end), { once: true });
  image.addEventListener('error', end, { once: true });
}

/**
 * Returns the element around the day picture and the dusk picture of an image. One of the two pictures is hidden and
 * has no position, so the position of this element is used.
 */
function boxOf(image: HTMLImageElement): HTMLElement | null | undefined {
  return image.closest('[data-hour]')?.parentElement;
}
