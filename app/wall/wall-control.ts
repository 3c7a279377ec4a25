import type { SampleRoom } from '#app/loaders/types.ts';
import { compose, type Homography, rectangle, transformQuad } from '#model/geometry/homography.ts';
import type { Point, Quad } from '#model/geometry/points.ts';
import { isConvex, withCorner } from '#model/geometry/points.ts';
import type { Ruler } from './kept-wall.ts';
import { type Light, lightOf, linearColor } from './light.ts';
import { openPhoto, PhotoError, pixelsAround } from './photo.ts';
import { a4, homographyOf, type Pose } from './pose.ts';
import { quadOf, type Wall, wallFromCorners, wallFromTaps } from './solve-wall.ts';
import { openPicture } from './use-arts.ts';
import { type WallAction, wallReducer } from './wall-reducer.ts';
import {
  type Correction,
  type Opening,
  requestOpening,
  type Solution,
  type SolvedState,
  type TappingState,
  wallStore,
} from './wall-state.ts';

/*
 * The visitor's actions on the wall. The reducer must be pure: side effects and slow work (decoding a photograph,
 * reading its pixels, solving the wall) are therefore in this file.
 */

/** A measured object at least this tall (cm) is a door, which stands on the floor. */
const minDoorHeight = 180;

const everyCorner = Object.freeze([0, 1, 2, 3]);

export function dispatch(action: WallAction): void {
  wallStore.set(wallReducer(wallStore.get(), action));
}

/** Opens the wall that the visitor requested, unless another wall has been requested in the meantime. */
export async function openWall(opening: Opening): Promise<void> {
  const isWanted = () => wallStore.get().opening === opening;
  try {
    const result = await load(opening);
    if (!isWanted()) return result.photo.close();
    closePhoto();
    dispatch({ type: 'opened', ...result });
  } catch (error) {
    if (isWanted()) requestOpening(null, error instanceof PhotoError ? error.failure : 'notPicture');
  }
}

/** Adds a tapped corner of the measured object. The fourth corner starts computing the wall's geometry. */
export function tap(point: Point): void {
  const state = wallStore.get();
  if (state.stage !== 'tapping' || state.taps.length === 4) return;
  dispatch({ type: 'tapped', point });
  const taps = [...state.taps, point];
  // The timeout lets the browser paint the dot of the last tap before the slow search for the A4 sheet's edges.
  if (taps.length === 4) setTimeout(() => solve(taps), 30);
}

/** Puts four corners in the middle of the photograph. Visitors who cannot tap move these corners by keyboard. */
export function setDefaultCorners(): void {
  const state = wallStore.get();
  if (state.stage !== 'tapping') return;
  const { width, height } = state.photo;
  const corners = rectangle([width / 2, height / 2], [0.12 * width, -0.17 * width]);
  const reason = state.ruler === 'a4' ? 'approximate' : 'requested';
  const solution = { ...byHand(state, corners), floor: null, isKept: false };
  dispatch({ type: 'solved', solution: { ...solution, correction: { reason, unmoved: everyCorner } } });
}

/** Moves one corner (0 to 3) of the measured object, or all four if the quadrangle would not stay convex. */
export function moveCorner(corner: number, to: Point): void {
  const state = wallStore.get();
  if (state.stage !== 'solved') return;
  const { corners } = state.wall;
  const [fromX, fromY] = corners[corner] as Point;
  const moved = withCorner(corners, corner, to);
  const pushed = corners.map(([x, y]) => [x + to[0] - fromX, y + to[1] - fromY]) as unknown as Quad;
  dispatch({ type: 'cornerMoved', corner, ...byHand(state, isConvex(moved) ? moved : pushed) });
}

/** Accepts the corners set by the visitor. If they are approximate, the A4 sheet's edges are searched near them. */
export function confirmCorners(): void {
  const state = wallStore.get();
  if (state.stage !== 'solved') return;
  if (state.correction?.reason === 'approximate') solve(state.wall.corners);
  else dispatch({ type: 'cornersConfirmed' });
}

export function leaveWall(): void {
  closePhoto();
  dispatch({ type: 'left' });
}

function closePhoto() {
  const state = wallStore.get();
  if (state.stage !== 'start') state.photo.close();
}

/** Loads a photograph, with the geometry of its wall if that is known already (a sample room or a kept wall). */
async function load(opening: Opening): Promise<{ photo: ImageBitmap; ruler?: Ruler; solution?: Solution }> {
  if ('file' in opening) return { photo: await openPhoto(opening.file) };
  if ('room' in opening) {
    const { picture, floor, center } = opening.room;
    const photo = await openPicture(picture);
    const wall = wallOfRoom(opening.room, photo.width / picture.width);
    const light = lightOfRoom(opening.room, lightIn(photo, wall.corners, false));
    return { photo, solution: { wall, light, floor: floor + center[1], correction: null, isKept: false } };
  }
  const { wall, floor, ruler } = opening.kept;
  const photo = await openPhoto(opening.kept.photo);
  const light = lightIn(photo, wall.corners, ruler === 'a4');
  return { photo, ruler, solution: { wall, light, floor, correction: null, isKept: true } };
}

/**
 * The geometry of a sample room's wall. The origin (0, 0) is the center of the first print. `scale` is the photograph's
 * width, divided by its width in the room's data.
 */
function wallOfRoom({ homography, center: [x, y] }: SampleRoom, scale: number): Wall {
  const scaled = homography.map((value, index) =>
    index < 6 ? value * scale : value,
  ) as unknown as Homography;
  const here = compose(scaled, [1, 0, x, 0, 1, y, 0, 0, 1]);
  const corners = transformQuad(here, rectangle([0, 0], a4));
  return { homography: here, corners, by: 'room', isClear: true, candidates: [], samples: [] };
}

/** How bright the white of frames and mats is, as a share of the white in the sample room's data, in linear light. */
const whiteOfFrames = 0.95;

/**
 * The light of a sample room. If the room's data contains its white, that white replaces the estimate from the wall's
 * color, because the wall may be painted.
 */
function lightOfRoom({ white }: SampleRoom, light: Light): Light {
  if (!white) return light;
  const [red, green, blue] = linearColor(white);
  return { ...light, white: [red * whiteOfFrames, green * whiteOfFrames, blue * whiteOfFrames] };
}

/**
 * Computes the wall's geometry from four taps. If no A4 sheet is found, the taps become the corners, and the visitor
 * can correct them.
 */
function solve(taps: readonly Point[]) {
  const state = wallStore.get();
  const quad = quadOf(taps);
  if (state.stage === 'start') return;
  if (!quad) return dispatch({ type: 'tapsRejected' });
  const { photo, ruler } = state;
  // A door stands on the floor, so that its middle is half its height above the floor.
  const known = { floor: ruler !== 'a4' && ruler >= minDoorHeight ? ruler / 2 : null, isKept: false };
  const pixels = pixelsAround(photo, quad);
  const found = ruler === 'a4' ? wallFromTaps(pixels, taps, [photo.width, photo.height]) : null;
  if (!found) {
    const correction: Correction =
      ruler === 'a4' ? { reason: 'not-found', unmoved: everyCorner } : { reason: 'requested', unmoved: [] };
    return dispatch({ type: 'solved', solution: { ...known, ...byHand(state, quad), correction } });
  }
  const { wall, samples } = found;
  const light = lightOf(pixels, wall.corners, true);
  dispatch({ type: 'solved', solution: { ...known, wall, light, correction: null } });
  estimateUncertainty(wall, samples);
}

/** Computes the wall's geometry and its light from corners that were set by hand. */
function byHand({ photo, ruler }: TappingState | SolvedState, corners: Quad): { wall: Wall; light: Light } {
  const wall = wallFromCorners(corners, [photo.width, photo.height], ruler === 'a4' ? undefined : ruler);
  return { wall, light: lightIn(photo, corners, ruler === 'a4') };
}

function lightIn(photo: ImageBitmap, corners: Quad, isA4Sheet: boolean): Light {
  return lightOf(pixelsAround(photo, corners), corners, isA4Sheet);
}

/**
 * Collects other solutions of the wall's geometry, which show how certain the sizes are. Each is computed in its own
 * task, so that the page stays responsive. The work stops when another wall is shown.
 */
function estimateUncertainty(wall: Wall, poses: Iterator<Pose | null, void>) {
  const samples: Wall['samples'] = [];
  const next = () => {
    const state = wallStore.get();
    if (state.stage !== 'solved' || state.wall !== wall) return;
    const { value, done } = poses.next();
    if (done) return dispatch({ type: 'sampled', wall, samples });
    samples.push(value && homographyOf(value));
    setTimeout(next);
  };
  setTimeout(next);
}
