import path from 'node:path';
import { firstPrints } from '#model/content/first-prints.ts';
import { measures } from '#model/geometry/measures.ts';
import { printPosition } from '#model/geometry/print-position.ts';
import type { Locale } from '#model/language/locales.ts';
import { content } from '#model/on-disk/read-content.server.ts';
import { wallAddress } from '#model/site-map.ts';
import { frameCatalogIn } from './frames.server.ts';
import { artFiles, picture } from './pictures.server.ts';
import type { NamedPrint, SampleRoom, WallFrame, WallPreview } from './types.ts';

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

/** The prints that hang on a wall while none is chosen. */
export function firstPrintsOfShop(): NamedPrint[] {
  return firstPrints(content().frames).map(({ art: _, ...named }) => named);
}

/** The first prints in the first sample room; null where there is no room or no flat art. */
export function wallPreviewIn(locale: Locale): WallPreview | null {
  const { rooms, frames, frameColors } = content();
  const [own] = rooms;
  const [room] = roomsIn(locale);
  const first = firstPrints(frames);
  if (!own || !room || first.length === 0) return null;
  return {
    room: { picture: artFiles(own.picture), printPosition: room.printPosition },
    prints: first.map(({ frame, art, size, color }) => ({
      art: artFiles(path.posix.join('frames', frame, art)),
      swatch: frameColors.find(({ id }) => id === color)?.swatch ?? '',
      ...measures(size),
    })),
    to: wallAddress(
      first.map(({ frame, print, size, color }) => ({ slug: frame, print, size, color })),
      locale,
    ),
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
