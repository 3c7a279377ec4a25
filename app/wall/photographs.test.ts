import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { rectangle, transformPoint, transformQuad } from '#model/geometry/homography.ts';
import type { Point } from '#model/geometry/points.ts';
import { sizeOf, truthOf } from '#tests/wall/truth.ts';
import type { Pixels } from './contrast.ts';
import { findA4Sheet, isClear } from './find-a4-sheet.ts';
import { homographyOf } from './pose.ts';
import { promisedAccuracy, sampledPoses, seededRandom, spreadAt } from './uncertainty.ts';

/** How many times the test taps the A4 sheet of each photograph, each time at other points. */
const times = Number(process.env.TAPS ?? 2);

/** Maximum distance of a simulated tap from its corner of the A4 sheet, in px. */
const off = 28;

const names = ['w01', 'w02', 'w03', 'w04', 'w05', 'w06', 'w07', 'w08'];

/** Centers of prints on the wall, in cm: within 60 cm of the A4 sheet, and about 1 m from the sheet. */
const near = [35, 60].flatMap((far) => ring(far, 8));
const far: Point[] = [-100, -90, 90, 100].flatMap((x): Point[] => [0, 20].map((y) => [x, y]));

const table: Record<string, Record<string, string>> = {};

describe('a print of 50×70 cm is drawn at its true size', () => {
  it.each(names)('on the wall of %s, from taps up to 28 px off', async (name) => {
    const truth = truthOf(name);
    const pixels = await pixelsOf(name);
    const size = [pixels.width, pixels.height] as const;
    const random = seededRandom(Number(name.slice(1)));
    const errors = { near: [] as number[], far: [] as number[] };
    let [unsure, drawn] = [0, 0];
    for (let time = 0; time < times; time++) {
      const taps = truth.corners.map(([x, y]): Point => {
        const [turn, way] = [2 * Math.PI * random(), off * Math.sqrt(random())];
        return [x + way * Math.cos(turn), y + way * Math.sin(turn)];
      });
      const found = findA4Sheet(pixels, taps, size);
      if (!found) throw new Error(`No sheet found in ${name}`);
      const homography = homographyOf(found.pose);
      const samples = [...sampledPoses(pixels, taps, found)].map((pose) => pose && homographyOf(pose));
      const answers = { homography, candidates: found.candidates.map(homographyOf), samples };
      for (const [where, centers] of Object.entries({ near, far }) as ['near' | 'far', Point[]][]) {
        for (const center of centers) {
          const real = truth.sizeAt(transformPoint(homography, center), [54, 74]);
          if (!real.corners.every(([x, y]) => x > 0 && y > 0 && x < size[0] && y < size[1])) continue;
          const [width, height] = sizeOf(transformQuad(homography, rectangle(center, [54, 74])));
          const error = Math.max(Math.abs(width / real.size[0] - 1), Math.abs(height / real.size[1] - 1));
          const isUnsure = !isClear(found) || spreadAt(answers, center, [54, 74]) > promisedAccuracy;
          errors[where].push(error);
          drawn += 1;
          unsure += Number(isUnsure);
          if (error > 0.1) expect(isUnsure, `${name} is wrong by ${error} and does not say so`).toBe(true);
        }
      }
    }
    table[name] = {
      near: summary(errors.near),
      'at 1 m': summary(errors.far),
      unsure: `${unsure} of ${drawn}`,
    };
    expect(quantile(errors.near, 0.5)).toBeLessThanOrEqual(0.02);
    expect(quantile(errors.near, 0.9)).toBeLessThanOrEqual(0.05);
    expect(quantile(errors.far, 0.5)).toBeLessThanOrEqual(0.03);
    expect(quantile(errors.far, 0.9)).toBeLessThanOrEqual(0.07);
  });

  afterAll(() => console.table(table));
});

async function pixelsOf(name: string): Promise<Pixels> {
  const file = fileURLToPath(new URL(`../../tests/wall/${name}.jpg`, import.meta.url));
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height, left: 0, top: 0 };
}

function ring(radius: number, count: number): Point[] {
  return Array.from({ length: count }, (_, index): Point => {
    const turn = (2 * Math.PI * index) / count;
    return [radius * Math.cos(turn), radius * Math.sin(turn)];
  });
}

/** Median, 90th percentile and maximum of errors, in percent. */
function summary(errors: number[]): string {
  return [0.5, 0.9, 1].map((share) => `${(100 * quantile(errors, share)).toFixed(1)}`).join(' / ');
}

function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(Math.floor(share * sorted.length), sorted.length - 1)] ?? 0;
}
