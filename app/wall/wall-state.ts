import { useSyncExternalStore } from 'react';
import type { SampleRoom } from '#app/loaders/types.ts';
import { createStore } from '#app/ui/store.ts';
import type { Point } from '#model/geometry/points.ts';
import type { HungPrint } from './hanging.ts';
import type { KeptWall, Ruler } from './kept-wall.ts';
import type { Light } from './light.ts';
import type { PhotoFailure } from './photo.ts';
import type { Wall } from './solve-wall.ts';

/** A wall that is to be opened: the visitor's photograph, a sample room, or the one kept on the device. */
export type Opening = { file: Blob } | { room: SampleRoom } | { kept: KeptWall };

interface Common {
  /** What is being opened, also while another wall is still seen. */
  opening: Opening | null;
  /** Why what was opened last did not come. */
  failure: PhotoFailure | null;
  ruler: Ruler;
  prints: HungPrint[];
  /** Which of the prints is held. */
  active: number;
}

/** Corners that are shown to be moved; the sheet is left in the picture meanwhile. */
export interface Correction {
  /**
   * The taps led to no sheet; the corners were set with buttons, near the sheet, and once they are confirmed its edges are
   * looked for; or the visitor wants it.
   */
  reason: 'not-found' | 'approximate' | 'requested';
  /** Corners (0 to 3) that nobody has moved yet: until then, or until they are confirmed, sizes are a guess. */
  unmoved: readonly number[];
}

/** What is known of a photographed wall. */
export interface Solution {
  wall: Wall;
  light: Light;
  /** How far the floor lies below the wall's (0, 0), in cm. */
  floor: number | null;
  correction: Correction | null;
  /** This very wall is kept on the device. */
  isKept: boolean;
}

/** A photograph whose corners are being tapped; `taps` are those so far, at four they are being solved. */
export interface TappingState extends Common {
  stage: 'tapping';
  photo: ImageBitmap;
  taps: readonly Point[];
}

export interface SolvedState extends Common, Solution {
  stage: 'solved';
  photo: ImageBitmap;
}

export type WallState = (Common & { stage: 'start' }) | TappingState | SolvedState;

export const emptyWall: WallState = Object.freeze({
  stage: 'start',
  opening: null,
  failure: null,
  ruler: 'a4',
  prints: [],
  active: 0,
});

/** The wall, which waits while other pages are read. All but opening it goes through the reducer, whose code comes later. */
export const wallStore = createStore<WallState>(emptyWall);

export function useWall(): WallState {
  return useSyncExternalStore(wallStore.subscribe, wallStore.get, () => emptyWall);
}

/** Asks for a wall, which is opened as soon as the tool is there; null when it has come to nothing. */
export function requestOpening(opening: Opening | null, failure: PhotoFailure | null = null): void {
  wallStore.set({ ...wallStore.get(), opening, failure });
}
