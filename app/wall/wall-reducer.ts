import { isInPhoto } from '#model/geometry/homography.ts';
import { measures, printGap } from '#model/geometry/measures.ts';
import type { Point } from '#model/geometry/points.ts';
import { besideMeasured, changedPrint, inRow, middleOfRow, movedPrints } from './hanging.ts';
import type { Ruler } from './kept-wall.ts';
import type { Light } from './light.ts';
import type { Wall } from './solve-wall.ts';
import { promisedAccuracy, spreadAt } from './uncertainty.ts';
import { maxPrints, type NamedPrint } from './wall-address.ts';
import {
  emptyWall,
  type Solution,
  type SolvedState,
  type TappingState,
  type WallState,
} from './wall-state.ts';

/** Height of the prints' centers above the floor, in cm. */
const eyeLevel = 145;

/** The visitor's actions and their results. Positions on the wall are in cm, those in the photograph in px. */
export type WallAction =
  | { type: 'opened'; photo: ImageBitmap; ruler?: Ruler; solution?: Solution | undefined }
  | { type: 'left' }
  | { type: 'rulerChosen'; ruler: Ruler }
  | { type: 'tapped'; point: Point }
  | { type: 'tapUndone' }
  | { type: 'tapsRejected' }
  | { type: 'solved'; solution: Solution }
  | { type: 'restarted' }
  | { type: 'sampled'; wall: Wall; samples: Wall['samples'] }
  | { type: 'cornerMoved'; corner: number; wall: Wall; light: Light }
  | { type: 'correctionRequested' }
  | { type: 'cornersConfirmed' }
  | { type: 'floorSet'; floor: number | null }
  | { type: 'kept'; isKept: boolean }
  | { type: 'printChosen'; index: number }
  | { type: 'printMoved'; index: number; to: Point }
  | { type: 'printChanged'; index: number; to: Partial<NamedPrint> }
  | { type: 'printsHung'; prints: readonly NamedPrint[]; active?: number };

/**
 * Returns the state of the wall after an action. An action that does not apply to the current stage (start, tapping or
 * solved) changes nothing.
 */
export function wallReducer(state: WallState, action: WallAction): WallState {
  const { prints } = state;
  switch (action.type) {
    case 'opened': {
      const { photo, ruler = state.ruler, solution } = action;
      const opened = tapping({ ...state, ruler, opening: null, failure: null }, photo);
      return solution ? solved(opened, solution) : opened;
    }
    case 'left':
      return { ...emptyWall, prints };
    case 'rulerChosen':
      return { ...state, ruler: action.ruler };
    case 'printChosen':
      return { ...state, active: action.index };
    case 'printChanged':
      return { ...state, prints: changedPrint(prints, action.index, action.to) };
    case 'printsHung':
      return {
        ...state,
        prints: hungPrints(state, action.prints.slice(0, maxPrints)),
        active: action.active ?? 0,
      };
  }
  if (state.stage === 'tapping') return whileTapping(state, action);
  return state.stage === 'solved' ? onceSolved(state, action) : state;
}

function whileTapping(state: TappingState, action: WallAction): WallState {
  const { taps } = state;
  switch (action.type) {
    case 'tapped':
      return { ...state, taps: [...taps, action.point] };
    case 'tapUndone':
      return { ...state, taps: taps.slice(0, -1) };
    case 'tapsRejected':
      return { ...state, taps: [] };
    case 'solved':
      return solved(state, action.solution);
    default:
      return state;
  }
}

function onceSolved(state: SolvedState, action: WallAction): WallState {
  const { photo, prints, correction } = state;
  switch (action.type) {
    case 'solved':
      return solved(state, action.solution);
    case 'restarted':
      return tapping(state, photo);
    case 'sampled':
      // Samples of the uncertainty count only for the wall they were computed from: corners may have been moved in the
      // meantime.
      return state.wall === action.wall
        ? { ...state, wall: { ...action.wall, samples: action.samples } }
        : state;
    case 'cornerMoved': {
      const { corner, wall, light } = action;
      const reason = correction?.reason === 'approximate' ? 'approximate' : 'requested';
      const unmoved = (correction?.unmoved ?? []).filter((one) => one !== corner);
      return { ...state, wall, light, isKept: false, correction: { reason, unmoved } };
    }
    case 'correctionRequested':
      return { ...state, correction: { reason: 'requested', unmoved: [] } };
    case 'cornersConfirmed':
      return { ...state, correction: null };
    case 'floorSet':
      return { ...state, floor: action.floor, isKept: false };
    case 'kept':
      return { ...state, isKept: action.isKept };
    case 'printMoved': {
      const { index, to } = action;
      // A print must stay inside the photograph, because the visitor could not move it back from outside.
      const isSeen = isInPhoto(to, state.wall.homography, [photo.width, photo.height]);
      return { ...state, active: index, prints: isSeen ? movedPrints(prints, index, to) : prints };
    }
    default:
      return state;
  }
}

function tapping({ opening, failure, ruler, prints, active }: WallState, photo: ImageBitmap): TappingState {
  return { stage: 'tapping', opening, failure, ruler, prints, active, photo, taps: [] };
}

/**
 * Hangs the prints on a wall whose geometry is known: beside the measured object, at eye level if the object stands on
 * the floor. In a sample room the prints hang at the position that the room's data defines.
 */
function solved({ photo, ...state }: TappingState | SolvedState, solution: Solution): SolvedState {
  const { opening, failure, ruler, prints, active } = state;
  const { wall, floor } = solution;
  const up = ruler !== 'a4' && floor ? eyeLevel - floor : 0;
  const size = [photo.width, photo.height] as const;
  const hung = wall.by === 'room' ? inRow(prints, [0, 0], printGap) : besideMeasured(prints, wall, size, up);
  return { stage: 'solved', opening, failure, ruler, prints: hung, active, photo, ...solution };
}

/** Hangs other prints around the middle of the previous ones, or beside the measured object if none hung. */
function hungPrints(state: WallState, prints: readonly NamedPrint[]) {
  if (state.stage !== 'solved') return inRow(prints, [0, 0]);
  const { photo, wall, prints: before } = state;
  return before.length > 0
    ? inRow(prints, middleOfRow(before), printGap)
    : besideMeasured(prints, wall, [photo.width, photo.height]);
}

/**
 * How the wall was measured: `none` without a measurement, `asked` while the visitor taps corners, `unsure` if sizes
 * may be wrong.
 */
type MeasurementState = 'none' | 'asked' | 'found' | 'by-hand' | 'unsure';

export function measurementState(state: WallState): MeasurementState {
  if (state.stage !== 'solved') return state.stage === 'start' ? 'none' : 'asked';
  const { wall, correction, prints } = state;
  if (wall.by === 'room') return 'none';
  // The print with the largest uncertainty decides whether the measurement counts as unsure.
  const spreads = prints.map(({ center, size }) => spreadAt(wall, center, measures(size).outer));
  const isUnsure = correction?.unmoved.length || !wall.isClear || Math.max(0, ...spreads) > promisedAccuracy;
  return isUnsure ? 'unsure' : wall.by;
}
