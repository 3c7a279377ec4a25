import { useEffect, useRef, useState } from 'react';
import type { SampleRoom, WallFrame } from '../content/types';
import type { Point, Quad } from './geometry.ts';
import type { Homography } from './homography.ts';
import { compose, placeQuad, rectangle } from './homography.ts';
import type { KeptWall } from './kept-wall';
import { lightOf } from './light.ts';
import { memory, type Opening } from './opening';
import { openPhoto, PhotoError, pixelsRound } from './photo';
import { a4, homographyOf } from './pose.ts';
import { quadOf, type Wall, wallFromCorners, wallFromTaps } from './solve-wall.ts';
import { openPicture } from './use-arts';
import { mostPrints, type NamedPrint, printOf } from './wall-address.ts';
import {
  changed,
  emptyWall,
  type Hung,
  hungAt,
  hungBeside,
  isInPhoto,
  isQuad,
  moved,
  unmeasured,
  type WallState,
} from './wall-state.ts';

const everyCorner = Object.freeze([0, 1, 2, 3]);

/** In cm: what is at least so tall is a door, which stands on the floor; and where prints' middles hang above the floor. */
const leastDoor = 180;
const eyeLevel = 145;

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
      change({ ...unmeasured, light: null, floor: null, photo, isOpening: false, ...then(photo) });
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
    const isMissed = ruler === 'a4' && !found;
    // A door stands on the floor; prints hang at eye level then.
    const floor = ruler !== 'a4' && ruler >= leastDoor ? ruler / 2 : null;
    change({
      taps: [],
      wall,
      floor,
      isKept: false,
      isMissed,
      unset: isMissed ? everyCorner : [],
      isRough: false,
      isCorrecting: !found,
      light: lightOf(pixels, wall.corners, ruler === 'a4'),
      prints: hungBeside(prints, wall, size, floor ? eyeLevel - floor : 0),
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
          const prints = hungAt(latest.current.prints, [0, 0]);
          const floor = room.floor + room.center[1];
          const { corners } = wall;
          return { wall, floor, prints, light: lightOf(pixelsRound(photo, corners), corners, false) };
        },
      ),
    openKept: ({ photo, wall, floor, ruler }: KeptWall) =>
      open(
        () => openPhoto(photo),
        (bitmap) => ({
          wall,
          floor,
          ruler,
          isKept: true,
          prints: hungBeside(
            latest.current.prints,
            wall,
            [bitmap.width, bitmap.height],
            ruler !== 'a4' && floor ? eyeLevel - floor : 0,
          ),
          light: lightOf(pixelsRound(bitmap, wall.corners), wall.corners, ruler === 'a4'),
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
      change(unmeasured);
    },
    measureBy: (ruler: 'a4' | number) => change({ ruler }),
    setCorners: (wanted: Quad) => {
      const { photo, ruler, wall: known } = latest.current;
      const corners = isQuad(wanted) ? wanted : known && pushed(known.corners, wanted);
      if (!photo || !corners) return;
      others.current += 1;
      const size = [photo.width, photo.height] as const;
      const wall = wallFromCorners(corners, size, ruler === 'a4' ? undefined : ruler);
      change(({ wall: before, prints, unset, isRough }) => ({
        wall,
        isMissed: false,
        isKept: false,
        // The first corners of all stand anywhere; later ones stand where they were put.
        isRough: before ? isRough : ruler === 'a4',
        unset: before
          ? unset.filter((at) => isSame(wanted[at] as Point, before.corners[at] as Point))
          : everyCorner,
        isCorrecting: true,
        ...(before ? {} : { prints: hungBeside(prints, wall, size) }),
        light: lightOf(pixelsRound(photo, corners), corners, ruler === 'a4'),
      }));
    },
    /** Shows the corners to be moved, or says that they are right. */
    correct: (isCorrecting: boolean) => {
      const { isRough, wall } = latest.current;
      if (!isCorrecting && isRough && wall) solve([...wall.corners]);
      else change(isCorrecting ? { isCorrecting } : { isCorrecting, isMissed: false, unset: [] });
    },
    isKept: (isKept: boolean) => change({ isKept }),
    setFloor: (floor: number | null) => change({ floor, isKept: false }),
    /** Moves a print and its set with it, not out of the photograph, where nobody could take hold of it again. */
    move: (at: number, to: Point) =>
      change(({ prints, wall, photo }) => {
        const isSeen = !wall || !photo || isInPhoto(to, wall.homography, [photo.width, photo.height]);
        return { active: at, ...(isSeen ? { prints: moved(prints, at, to) } : {}) };
      }),
    choose: (active: number) => change({ active }),
    set: (at: number, to: Partial<NamedPrint>) =>
      change(({ prints }) => ({ prints: changed(prints, at, to) })),
    /** Hangs these prints in place of those before; the one at `active` is held. */
    hang: (wanted: NamedPrint[], active = 0) =>
      change((before) => {
        const prints = wanted.slice(0, mostPrints).map((print): Hung => ({ ...print, center: [0, 0] }));
        return { prints: rehung(before, prints), active };
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
  if (!first || !last) return hungBeside(prints, wall, [photo.width, photo.height]);
  return hungAt(prints, [(first[0] + last[0]) / 2, (first[1] + last[1]) / 2]);
}

/** A room's wall; its (0, 0) is where the first print hangs. */
function wallOfRoom({ homography, center: [x, y] }: SampleRoom, scale: number): Wall {
  const scaled = homography.map((value, at) => (at < 6 ? value * scale : value)) as unknown as Homography;
  const here = compose(scaled, [1, 0, x, 0, 1, y, 0, 0, 1]);
  const corners = placeQuad(here, rectangle([0, 0], a4));
  return { homography: here, corners, by: 'room', isClear: true, rivals: [], tries: [] };
}

function isSame([x1, y1]: Point, [x2, y2]: Point): boolean {
  return x1 === x2 && y1 === y2;
}

/** Prints in their order, as one text: two lists of the same prints have the same. */
export function key(prints: NamedPrint[]): string {
  return prints.map(({ frame, print, size, color }) => [frame, print, size, color].join()).join(';');
}

/** Corners where one of them was moved past another: it takes all of them along. */
function pushed(corners: Quad, wanted: Quad): Quad {
  const at = corners.findIndex((corner, index) => !isSame(corner, wanted[index] as Point));
  const [from, to] = [corners[at] ?? [0, 0], wanted[at] ?? [0, 0]];
  return corners.map(([x, y]): Point => [x + to[0] - from[0], y + to[1] - from[1]]) as unknown as Quad;
}
