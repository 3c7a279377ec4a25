import { type Bulb, openFromBulb } from './open-from-bulb.ts';
import { imagesOf, shownTheme, showTheme, type Theme } from './show-theme.ts';

/** So long (ms) the page waits for the pictures of the other hour. */
const timeout = 600;
/** So long (ms) they take to pass over into each other; ui/picture.module.css has the same. */
const fade = 700;

const root = () => document.documentElement;
let current: Promise<unknown> | undefined;

/**
 * The page passes over to a theme when what it shows then is there: its colors at once, its pictures in a short cross-fade;
 * evening opens outward from `bulb`, where there is one. All at once where the visitor wants no motion.
 * @param wanted asked again when the pictures are there: a second tap may have taken the first back
 */
export async function turnTo(wanted: () => Theme, bulb?: Bulb): Promise<void> {
  if (wanted() === shownTheme()) return;
  await preparePictures(wanted());
  if (wanted() === shownTheme()) return;
  const show = () => showTheme(wanted());
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return show();
  const lamp = wanted() === 'dark' && 'startViewTransition' in document ? bulb : undefined;
  // Also stills what would fade by itself meanwhile (utilities.css).
  root().dataset.turning = lamp ? 'lamp' : 'fade';
  const end = lamp ? openFromBulb(lamp, show) : fadeOver(show);
  current = end;
  await end;
  if (current === end) delete root().dataset.turning;
}

async function fadeOver(show: () => void) {
  show();
  await new Promise((resolve) => setTimeout(resolve, fade));
}

/**
 * Has the pictures of a theme that lie in the window fetched and decoded. Called when a finger comes down on a switch, and
 * before the theme is shown.
 * @returns ends when they are there, after `timeout` in any case
 */
export async function preparePictures(theme: Theme): Promise<void> {
  // The backdrop too.
  root().dataset.hasTurned = '';
  const decoded = imagesOf(theme).map((image) => {
    // One that is not shown is fetched only so.
    image.loading = 'eager';
    return image.decode().catch(() => {});
  });
  await Promise.race([Promise.all(decoded), new Promise((resolve) => setTimeout(resolve, timeout))]);
}
