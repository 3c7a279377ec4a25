import path from 'node:path';
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

/**
 * The prints that hang on a wall while none is chosen: two of the shop's first group, in its largest size, because a
 * single small print looks lost above a sofa.
 */
export function firstPrintsIn(locale: Locale): NamedPrint[] {
  const [frame] = wallFramesIn(locale);
  const areaOf = (size: string) => measures(size).printSize.reduce((width, height) => width * height);
  const [size] = (frame?.pricing ?? []).map((one) => one.size).sort((a, b) => areaOf(b) - areaOf(a));
  const [color] = frame?.colors ?? [];
  if (!frame || !size || !color) return [];
  return frame.prints.slice(0, 2).map(({ id }) => ({ frame: frame.slug, print: id, size, color: color.id }));
}

/** The first prints in the first sample room; null where there is no room or no flat art. */
export function wallPreviewIn(locale: Locale): WallPreview | null {
  const [own] = content().rooms;
  const [room] = roomsIn(locale);
  const [frame] = wallFramesIn(locale);
  const named = firstPrintsIn(locale);
  const prints = named.flatMap(({ print, size, color }) => {
    const art = frame?.prints.find(({ id }) => id === print)?.art;
    const swatch = frame?.colors.find(({ id }) => id === color)?.swatch;
    return art && swatch ? [{ art, swatch, ...measures(size) }] : [];
  });
  if (!own || !room || prints.length === 0) return null;
  return {
    room: { picture: artFiles(own.picture), printPosition: room.printPosition },
    prints,
    to: wallAddress(
      named.map(({ frame: slug, ...choice }) => ({ slug, ...choice })),
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
