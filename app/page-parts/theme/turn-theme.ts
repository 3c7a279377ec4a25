import { wait } from '#app/ui/wait.ts';
import { type Bulb, openFromBulb } from './open-from-bulb.ts';
import { imagesOf, shownTheme, showTheme, type Theme } from './show-theme.ts';

/** Maximum wait (ms) for the pictures of the other theme. */
const timeout = 600;
/** Duration (ms) of the cross-fade between pictures; ui/picture.module.css has the same value. */
const fade = 700;

const root = () => document.documentElement;
let current: Promise<unknown> | undefined;

/**
 * Changes to a theme once its visible pictures are loaded. The colors change at once and the pictures cross-fade; the
 * dark theme opens as a circle from `bulb`, where that is given. A visitor who prefers reduced motion gets no
 * animation.
 * @param wanted returns the theme to show; it is called again after the wait, because a second tap may have reversed
 * the first
 */
export async function turnTo(wanted: () => Theme, bulb?: Bulb): Promise<void> {
  if (wanted() === shownTheme()) return;
  await preparePictures(wanted());
  if (wanted() === shownTheme()) return;
  const show = () => showTheme(wanted());
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return show();
  const lamp = wanted() === 'dark' && 'startViewTransition' in document ? bulb : undefined;
  // This attribute selects the animation and stops all other transitions while the theme changes (utilities.css).
  root().dataset.turning = lamp ? 'lamp' : 'fade';
  const end = lamp ? openFromBulb(lamp, show) : fadeOver(show);
  current = end;
  await end;
  if (current === end) delete root().dataset.turning;
}

async function fadeOver(show: () => void) {
  show();
  await wait(fade);
}

/**
 * Fetches and decodes the visible pictures of a theme. The function is called when a pointer touches a theme switch,
 * and again before the theme is shown.
 * @returns a promise that resolves when the pictures are ready, or after `timeout` at the latest
 */
export async function preparePictures(theme: Theme): Promise<void> {
  // This attribute makes CSS load the backdrop picture of the other theme too.
  root().dataset.hasTurned = '';
  const decoded = imagesOf(theme).map((image) => {
    // Browsers do not fetch a hidden image with lazy loading, so the image must load eagerly.
    image.loading = 'eager';
    return image.decode().catch(() => {});
  });
  await Promise.race([Promise.all(decoded), wait(timeout)]);
}
