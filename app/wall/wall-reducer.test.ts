import { describe, expect, it } from 'vitest';
import { wallFromCorners } from './solve-wall.ts';
import { measurementState, type WallAction, wallReducer } from './wall-reducer.ts';
import { emptyWall, type Solution, type WallState } from './wall-state.ts';

const photo = { width: 1200, height: 1600 } as ImageBitmap;
const print = { frame: 'dunes', print: 'noon', size: '30x40', color: 'walnut' };
const a4Sheet = [
  [200, 700],
  [440, 700],
  [440, 1039],
  [200, 1039],
] as const;
const light = { white: [1, 1, 1], direction: [0, 0], black: 0, grain: 0 } as const;
const wall = wallFromCorners(a4Sheet, [photo.width, photo.height]);
const solution: Solution = { wall, light, floor: null, correction: null, isKept: false };
const unmoved = [0, 1, 2, 3];

/** The wall's state after some actions. One print is hung before these actions. */
function stateAfter(...actions: WallAction[]): WallState {
  return [{ type: 'printsHung', prints: [print] } as const, ...actions].reduce(wallReducer, emptyWall);
}

const opened = { type: 'opened', photo } as const;
const solved = { type: 'solved', solution } as const;

describe('the wall', () => {
  it('is asked for with a photograph; taps are added and undone', () => {
    const tapped = (x: number) => ({ type: 'tapped', point: [x, 0] }) as const;
    expect(stateAfter(opened, tapped(1), tapped(2), { type: 'tapUndone' })).toMatchObject({ taps: [[1, 0]] });
    expect(measurementState(stateAfter(opened))).toBe('asked');
  });

  it('has the prints beside the A4 sheet once solved, and asks for taps again when it is measured once more', () => {
    const state = stateAfter(opened, solved);
    expect(measurementState(state)).toBe('by-hand');
    expect(Math.abs(state.prints[0]?.center[0] ?? 0)).toBeGreaterThan(10.5 + 17);
    const again = stateAfter(opened, solved, { type: 'restarted' });
    expect(again).toEqual({ ...stateAfter(opened), prints: state.prints });
  });

  it('is unsure until the visitor has moved all corners or confirmed them', () => {
    const guessed = { ...solution, correction: { reason: 'not-found', unmoved } } as const;
    const missed = [opened, { type: 'solved', solution: guessed }] as const;
    const moves = unmoved.map((corner) => ({ type: 'cornerMoved', corner, wall, light }) as const);
    expect(measurementState(stateAfter(...missed, ...moves.slice(1)))).toBe('unsure');
    expect(measurementState(stateAfter(...missed, ...moves))).toBe('by-hand');
    expect(measurementState(stateAfter(...missed, { type: 'cornersConfirmed' }))).toBe('by-hand');
  });

  it('ignores the uncertainty of another wall', () => {
    const samples = [null];
    const moved = { type: 'cornerMoved', corner: 0, wall: { ...wall }, light } as const;
    const sampled = { type: 'sampled', wall, samples } as const;
    expect(stateAfter(opened, solved, sampled)).toMatchObject({ wall: { samples } });
    expect(stateAfter(opened, solved, moved, sampled)).toMatchObject({ wall: { samples: wall.samples } });
  });

  it('is no longer the kept wall after its floor or a corner has changed', () => {
    const kept = [opened, solved, { type: 'kept', isKept: true }] as const;
    expect(stateAfter(...kept, { type: 'printMoved', index: 0, to: [60, 0] })).toMatchObject({
      isKept: true,
    });
    expect(stateAfter(...kept, { type: 'floorSet', floor: 150 })).toMatchObject({ isKept: false });
    expect(stateAfter(...kept, { type: 'cornerMoved', corner: 0, wall, light })).toMatchObject({
      isKept: false,
    });
  });

  it('does not let a print leave the photograph, and keeps the prints when the visitor leaves the wall', () => {
    const state = stateAfter(opened, solved);
    const away = { type: 'printMoved', index: 0, to: [900, 0] } as const;
    expect(wallReducer(state, away).prints).toEqual(state.prints);
    expect(wallReducer(state, { type: 'left' })).toEqual({ ...emptyWall, prints: state.prints });
  });
});
