import path from 'node:path';
import { measures } from '#model/geometry/measures.ts';
import { printPosition } from '#model/geometry/print-position.ts';
import type { Locale } from '#model/language/locales.ts';
import { content } from '#model/on-disk/read-content.server.ts';
import { wallAddress } from '#model/site-map.ts';
import { frameCatalogIn } from './frames.server.ts';
import { artFiles, picture } from './pictures.server.ts';
import type { SampleRoom, WallFrame, WallPreview } from './types.ts';

/** The sample rooms, in which a visitor can try a print without a photograph of their own. */
export function roomsIn(locale: Locale): SampleRoom[] {
  return content().rooms.map(({ picture: url, label, homography, center, floor, white }) => {
    const shown = picture('', { url }, { label: label[locale], alt: '' });
    return {
      picture: shown,
      homography,
      center,
      floor,
      printPosition: printPosition({ homography, center, picture: shown }),
      ...(white ? { white } : {}),
    };
  });
}

/**
 * The first print of the shop in the first sample room, in the largest size that is sold; null where there is no room
 * or no flat art.
 */
export function wallPreviewIn(locale: Locale): WallPreview | null {
  const [own] = content().rooms;
  const [room] = roomsIn(locale);
  const [frame] = wallFramesIn(locale);
  const [print] = frame?.prints ?? [];
  const [color] = frame?.colors ?? [];
  const size = frame?.pricing.at(-1)?.size;
  if (!own || !room || !frame || !print || !color || !size) return null;
  return {
    room: { picture: artFiles(own.picture), printPosition: room.printPosition },
    print: { art: print.art, swatch: color.swatch, ...measures(size) },
    to: wallAddress({ slug: frame.slug, print: print.id, size, color: color.id }, locale),
  };
}

/**
 * The shop's data for the page “On your wall”: all prints that have flat art (the artwork alone). A print without art
 * cannot be drawn on a wall.
 */
export function wallFramesIn(locale: Locale): WallFrame[] {
  const { frames } = content();
  return frameCatalogIn(locale).flatMap(({ prints, ...frame }, frameIndex) => {
    const hung = prints.flatMap(({ picture: _, ...print }, printIndex) => {
      const file = frames[frameIndex]?.prints[printIndex]?.art;
      return file ? [{ ...print, art: artFiles(path.posix.join('frames', frame.slug, file)) }] : [];
    });
    return hung.length > 0 ? [{ ...frame, prints: hung }] : [];
  });
}
