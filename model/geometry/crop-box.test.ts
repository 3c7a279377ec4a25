import { expect, test } from 'vitest';
import { cropBox } from './crop-box.ts';

const wide = { width: 1600, height: 1000 };

test('without a focus the middle is seen', () => {
  expect(cropBox(wide, 1)).toEqual({ left: 300, top: 0, width: 1000, height: 1000 });
  expect(cropBox(wide, 3.2)).toEqual({ left: 0, top: 250, width: 1600, height: 500 });
});

test('a focus at an edge shows that edge, and never what lies beyond', () => {
  expect(cropBox(wide, 1, [0, 50]).left).toBe(0);
  expect(cropBox(wide, 1, [100, 50]).left).toBe(600);
  expect(cropBox(wide, 3.2, [50, 100]).top).toBe(500);
});

test('a focus lies in every crop', () => {
  for (const shape of [440 / 566, 1, 4 / 3, 1.7, 3.85]) {
    for (const [x, y] of [
      [12, 88],
      [97, 3],
      [50, 50],
    ] as const) {
      const { left, top, width, height } = cropBox(wide, shape, [x, y]);
      expect(left).toBeLessThanOrEqual((x / 100) * wide.width + 1);
      expect(left + width).toBeGreaterThanOrEqual((x / 100) * wide.width - 1);
      expect(top).toBeLessThanOrEqual((y / 100) * wide.height + 1);
      expect(top + height).toBeGreaterThanOrEqual((y / 100) * wide.height - 1);
    }
  }
});
