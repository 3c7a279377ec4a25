import type { Locale } from '../language/locales.ts';
import { framesIn } from './frames.server.ts';
import { artFiles, picture } from './pictures.server.ts';
import { content } from './read-content.server.ts';
import type { SampleRoom, WallFrame } from './types.ts';

/** The rooms in which a print can be tried without a photograph of one's own. */
export function roomsIn(locale: Locale): SampleRoom[] {
  return content().rooms.map(({ picture: url, label, homography, center, floor }) => ({
    picture: picture('', { url }, { label: label[locale], alt: '' }),
    homography,
    center,
    floor,
  }));
}

/** The shop as “On your wall” needs it: every print with its flat art; prints without art cannot be hung. */
export function wallFramesIn(locale: Locale): WallFrame[] {
  return framesIn(locale).flatMap(({ slug, code, title, pricing, colors, prints }) => {
    const hung = prints.flatMap((print, index) => {
      const art = artFiles(`frames/${slug}/art-${index + 1}.jpg`);
      return art ? [{ ...print, art }] : [];
    });
    return hung.length > 0 ? [{ slug, code, title, pricing, colors, prints: hung }] : [];
  });
}
