import { useSyncExternalStore } from 'react';
import type { SampleRoom } from '#app/loaders/types.ts';
import { createStore } from '#app/ui/store.ts';
import type { Point } from '#model/geometry/points.ts';
import type { HungPrint } from './hanging.ts';
import type { KeptWall, Ruler } from './kept-wall.ts';
import type { Light } from './light.ts';
import type { PhotoFailure } from './photo.ts';
import type { Wall } from './solve-wall.ts';

/** A wall to open: the visitor's photograph, a sample room, or the wall that is kept on the device. */
export type Opening = { file: Blob } | { room: SampleRoom } | { kept: KeptWall };

interface Common {
  /** The wall that is being opened. Until it is loaded, another wall may still be shown. */
  opening: Opening | null;
  /** Why the last attempt to open a wall failed. */
  failure: PhotoFailure | null;
  ruler: Ruler;
  prints: HungPrint[];
  /** Index of the held print, which is the one that the controls change. */
  active: number;
}

/** The state in which the visitor corrects corners: handles are shown, and the A4 sheet is not painted over. */
export interface Correction {
  /**
   * `not-found`: no A4 sheet was found near the taps. `approximate`: the corners were set by keyboard near the sheet,
   * whose edges are searched once the corners are confirmed. `requested`: the visitor wants to correct the corners.
   */
  reason: 'not-found' | 'approximate' | 'requested';
  /** Corners (0 to 3) that the visitor has not moved yet. Until all are moved or confirmed, sizes are only a guess. */
  unmoved: readonly number[];
}

/** All that is known about a photographed wall. */
export interface Solution {
  wall: Wall;
  light: Light;
  /** Distance from the wall's origin (0, 0) down to the floor, in cm; null if it is not known. */
  floor: number | null;
  correction: Correction | null;
  /** Whether this wall, unchanged, is kept on the device. */
  isKept: boolean;
}

/**
 * The state in which the visitor taps corners in a photograph. `taps` are the taps so far; after the fourth tap, the
 * wall's geometry is computed.
 */
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

/**
 * The state of the wall. It survives visits to other pages of the site. All changes except a request to open a wall go
 * through the reducer, whose code is loaded with the tool.
 */
export const wallStore = createStore<WallState>(emptyWall);

export function useWall(): WallState {
  return useSyncExternalStore(wallStore.subscribe, wallStore.get, () => emptyWall);
}

/** Requests that the wall tool opens a wall, as soon as the tool's code is loaded. Null ends a failed request. */
export function requestOpening(opening: Opening | null, failure: PhotoFailure | null = null): void {
  wallStore.set({ ...wallStore.get(), opening, failure });
}
