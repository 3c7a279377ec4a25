import { useEffect, useRef, useState } from 'react';
import type { SampleRoom, WallFrame } from '../content/types';
import type { Point, Quad } from './geometry.ts';
import type { Homography } from './homography.ts';
import { placeQuad, rectangle } from './homography.ts';
import type { KeptWall } from './kept-wall';
import { lightOf } from './light.ts';
import { memory, type Opening } from './opening';
import { openPhoto, PhotoError, pixelsRound } from './photo';
import { homographyOf } from './pose.ts';
import { quadOf, type Wall, wallFromCorners, wallFromTaps } from './solve-wall.ts';
import { openPicture } from './use-arts';
import { mostPrints, type NamedPrint, printOf } from './wall-address.ts';
import {
  changed,
  emptyWall,
  type Hung,
  hungAt,
  hungBeside,
  isQuad,
  moved,
  type WallState,
} from './wall-state.ts';

/** The wall stays while other frames are tried and on Back: until the page is left for good. */
let remembered: WallState | null = null;

/** The wall, what hangs on it, and all that a visitor can do to both. */
export function useWall(frames: WallFrame[], named: NamedPrint[]) {
  const [state, setState] = useState<WallState>(emptyWall);
  const latest = useRef(state);
  latest.current = state;
  const others = useRef(0);

  const change = (to: Partial<WallState> | ((before: WallState) => Partial<WallState>)) =>
    setState((before) => {
      const next = { ...before, ...(typeof to === 'function' ? to(before) : to) };
      remembered = next;
      memory.hasWall = next.photo !== null;
      return next;
    });

  // Follows the address that the visitor came by, and the wall that was there before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; later the address follows the prints
  useEffect(() => {
    const before = remembered;
    const first = frames[0];
    const wanted = named.length > 0 || before?.prints.length || !first ? named : [printOf(first)];
    const hung = wanted.map((print): Hung => ({ ...print, center: [0, 0] }));
    if (!before) return change({ prints: hung });
    const same = hung.length === 0 || key(hung) === key(before.prints);
    change({ ...before, ...(same ? {} : { prints: rehung(before, hung), active: 0 }) });
  }, []);

  const open = async (
    opening: () => Promise<ImageBitmap>,
    then: (photo: ImageBitmap) => Partial<WallState>,
  ) => {
    others.current += 1;
    const turn = others.current;
    change({ isOpening: true, failure: null });
    try {
      const photo = await opening();
      if (turn !== others.current) return photo.close();
      latest.current.photo?.close();
      change({
        taps: [],
        isMissed: false,
        isCorrecting: false,
        wall: null,
        light: null,
        floor: null,
        photo,
        isOpening: false,
        ...then(photo),
      });
    } catch (error) {
      if (turn === others.current)
        change({ isOpening: false, failure: error instanceof PhotoError ? error.failure : 'notPicture' });
    }
  };

  /** Tries the wall otherwise, a little in each idle moment, so that the page can say how sure it is. */
  const doubt = (wall: Wall, tries: Iterator<Parameters<typeof homographyOf>[0] | null>) => {
    others.current += 1;
    const turn = others.current;
    const all: (Homography | null)[] = [];
    const next = () => {
      if (turn !== others.current) return;
      const { value, done } = tries.next();
      if (done) return change((before) => (before.wall ? { wall: { ...wall, tries: all } } : {}));
      all.push(value && homographyOf(value));
      setTimeout(next);
    };
    setTimeout(next);
  };

  const solve = (taps: Point[]) => {
    const { photo, ruler, prints } = latest.current;
    const quad = quadOf(taps);
    if (!photo || !quad) return change({ taps: [] });
    const size = [photo.width, photo.height] as const;
    const pixels = pixelsRound(photo, quad);
    const found = ruler === 'a4' ? wallFromTaps(pixels, taps, size) : null;
    const wall = found?.wall ?? wallFromCorners(quad, size, ruler === 'a4' ? undefined : ruler);
    change({
      taps: [],
      wall,
      isMissed: ruler === 'a4' && !found,
      isCorrecting: !found,
      light: lightOf(pixels, wall.corners, ruler === 'a4'),
      prints: hungBeside(prints, wall.homography, photo.width),
    });
    if (found) doubt(wall, found.others);
  };

  const ways = {
    openFile: (file: Blob) =>
      open(
        () => openPhoto(file),
        () => ({}),
      ),
    openRoom: (room: SampleRoom) =>
      open(
        () => openPicture(room.picture),
        (photo) => {
          const wall = wallOfRoom(room, photo.width / room.picture.width);
          const prints = hungAt(latest.current.prints, room.center);
          const place = placeQuad(wall.homography, rectangle(room.center, [21, 29.7]));
          return { wall, floor: room.floor, prints, light: lightOf(pixelsRound(photo, place), place, false) };
        },
      ),
    openKept: ({ photo, wall, floor }: KeptWall) =>
      open(
        () => openPhoto(photo),
        (bitmap) => ({
          wall,
          floor,
          prints: hungBeside(latest.current.prints, wall.homography, bitmap.width),
          light: lightOf(pixelsRound(bitmap, wall.corners), wall.corners, wall.by === 'found'),
        }),
      ),
  };

  return {
    state,
    open: (way: Opening) => {
      if ('file' in way) return ways.openFile(way.file);
      return 'room' in way ? ways.openRoom(way.room) : ways.openKept(way.kept);
    },
    tap: (point: Point) => {
      const taps = [...latest.current.taps, point];
      change({ taps });
      // After a paint: the last dot is seen before the edges are looked for.
      if (taps.length === 4) setTimeout(() => solve(taps), 30);
    },
    undoTap: () => change(({ taps }) => ({ taps: taps.slice(0, -1) })),
    askAgain: () => {
      others.current += 1;
      change({ taps: [], wall: null, isMissed: false, isCorrecting: false });
    },
    measureBy: (ruler: 'a4' | number) => change({ ruler }),
    setCorners: (corners: Quad) => {
      const { photo, ruler } = latest.current;
      if (!photo || !isQuad(corners)) return;
      others.current += 1;
      const wall = wallFromCorners(corners, [photo.width, photo.height], ruler === 'a4' ? undefined : ruler);
      change(({ wall: before, prints, light }) => ({
        wall,
        isMissed: false,
        isCorrecting: true,
        ...(before ? {} : { prints: hungBeside(prints, wall.homography, photo.width) }),
        light: light ?? lightOf(pixelsRound(photo, corners), corners, ruler === 'a4'),
      }));
    },
    correct: (isCorrecting: boolean) => change({ isCorrecting }),
    setFloor: (floor: number | null) => change({ floor }),
    move: (at: number, to: Point) => change(({ prints }) => ({ prints: moved(prints, at, to), active: at })),
    choose: (active: number) => change({ active }),
    set: (at: number, to: Partial<NamedPrint>) =>
      change(({ prints }) => ({ prints: changed(prints, at, to) })),
    hang: (wanted: NamedPrint[]) =>
      change((before) => {
        const prints = wanted.slice(0, mostPrints).map((print): Hung => ({ ...print, center: [0, 0] }));
        return { prints: rehung(before, prints), active: Math.min(before.active, prints.length - 1) };
      }),
    leave: () => {
      others.current += 1;
      latest.current.photo?.close();
      change({ ...emptyWall, prints: latest.current.prints });
    },
  };
}

export type WallControl = ReturnType<typeof useWall>;

/** Other prints where those before hung, or beside the sheet. */
function rehung({ prints: before, wall, photo }: WallState, prints: Hung[]): Hung[] {
  if (!wall || !photo) return prints;
  const [first, last] = [before[0]?.center, before.at(-1)?.center];
  if (!first || !last) return hungBeside(prints, wall.homography, photo.width);
  return hungAt(prints, [(first[0] + last[0]) / 2, (first[1] + last[1]) / 2]);
}

function wallOfRoom({ homography }: SampleRoom, scale: number): Wall {
  const scaled = homography.map((value, at) => (at < 6 ? value * scale : value)) as unknown as Homography;
  const corners = placeQuad(scaled, rectangle([0, 0], [21, 29.7]));
  return { homography: scaled, corners, by: 'room', isClear: true, rivals: [], tries: [] };
}

function key(prints: NamedPrint[]): string {
  return prints.map(({ frame, print, size, color }) => [frame, print, size, color].join()).join(';');
}
