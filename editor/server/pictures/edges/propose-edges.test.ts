import { readFileSync } from 'node:fs';
import sharp, { type OverlayOptions } from 'sharp';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type ProposedEdges, proposeEdges } from './propose-edges.ts';

const size = { width: 960, height: 1200 };
const frame = { left: 171, top: 143, right: 790, bottom: 1057 };

const drawing = (drawn: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}">${drawn}</svg>`,
  );

/** Plaster in a light that falls from the upper left. */
const plaster = (light: string, dark: string) =>
  `<linearGradient id="wall" x2="1" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>
  <rect width="100%" height="100%" fill="url(#wall)"/>`;
const cream = plaster('#eee6da', '#c8beb0');

const box = ({ left, top, right, bottom }: typeof frame, by: number, fill: string) =>
  `<rect x="${left + by}" y="${top + by}" width="${right - left - 2 * by}" height="${bottom - top - 2 * by}" fill="${fill}"/>`;

const hung = (color: string, mat = '#f4f0e8') =>
  `${box(frame, 0, color)}${box(frame, 26, mat)}${box(frame, 108, '#8a4a3a')}<circle cx="480" cy="570" r="100" fill="#e8c070"/>`;

/** Below and right of what hangs there; drawn small and made large, which is quick. */
const shadow = await sharp(drawing(`<g transform="translate(16 16)">${box(frame, 0, '#000')}</g>`))
  .resize(size.width / 8)
  .blur(2.2)
  .linear([1, 1, 1, 0.4], [0, 0, 0, 0])
  .png()
  .toBuffer()
  .then((small) => sharp(small).resize(size.width).png().toBuffer());

/** The same grain in every run: nearly Gaussian about middle gray, `sigma` of 255 wide. */
function grain(sigma: number, seed: number) {
  let state = seed;
  const random = () => {
    // Numerical Recipes' linear congruential generator.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  // Four numbers from 0 to 1 have a standard deviation of 1/√3 in all.
  const value = () => 128 + (random() + random() + random() + random() - 2) * Math.sqrt(3) * sigma;
  const raw = Uint8ClampedArray.from({ length: size.width * size.height * 3 }, value);
  return sharp(raw, { raw: { ...size, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

async function photograph(
  wall: string,
  drawn: string,
  { noise = 0, seed = 2, quality = 85, scale = 1, blur = 0, over = shadow as Buffer | null } = {},
): Promise<ProposedEdges> {
  const layers: OverlayOptions[] = [
    ...(over ? [{ input: over }] : []),
    { input: drawing(drawn) },
    ...(noise ? [{ input: await grain(noise, seed), blend: 'soft-light' as const }] : []),
  ];
  const whole = sharp(
    await sharp(drawing(wall)).composite(layers).removeAlpha().png({ compressionLevel: 0 }).toBuffer(),
  );
  const sized = scale === 1 ? whole : whole.resize(size.width * scale);
  return proposeEdges(await (blur ? sized.blur(blur) : sized).jpeg({ quality }).toBuffer());
}

function expectNear({ edges, sure }: ProposedEdges, scale = 1) {
  expect(sure).toBe(true);
  for (const side of ['left', 'top', 'right', 'bottom'] as const)
    expect(Math.abs(edges[side] - frame[side] * scale), side).toBeLessThanOrEqual(2);
}

describe('a frame straight on', () => {
  test.each([
    ['black', cream, hung('#1d1b1a'), {}],
    ['oak', cream, hung('#b08850'), {}],
    ['white', cream, hung('#fbfaf7'), {}],
    ['with a dark mat', cream, hung('#b08850', '#2a2a30'), {}],
    ['white on white plaster', plaster('#f4f3f1', '#e4e2de'), hung('#fbfaf8'), {}],
    ['dark on a dark wall', plaster('#54585e', '#464a50'), hung('#15171a'), {}],
    ['in a noisy picture that was saved badly', cream, hung('#b08850'), { noise: 10, quality: 50 }],
    ['slightly out of focus', cream, hung('#3a2a20'), { blur: 1.5 }],
  ])('%s', async (_, wall, drawn, how) => expectNear(await photograph(wall, drawn, how)));

  test('in a grain that hides an edge it does not call itself sure', async () => {
    const { sure } = await photograph(cream, hung('#b08850'), { noise: 10, seed: 1, quality: 50 });
    expect(sure).toBe(false);
  });

  test('in 3,200 px', async () =>
    expectNear(await photograph(cream, hung('#b08850'), { scale: 8 / 3 }), 8 / 3));
});

describe('unsure', () => {
  const scaled = (drawn: string, x: number) => `<g transform="translate(${x} 250) scale(.48)">${drawn}</g>`;
  test.each([
    ['a bare wall', '', { over: null }],
    ['a shadow alone', '', {}],
    ['a frame of the color of its wall', hung('#d9d0c2'), {}],
    ['a print without a frame', box(frame, 0, '#8a4a3a'), {}],
    ['art with a printed border', box(frame, 0, '#8a4a3a') + box(frame, 20, '#f4f0e8'), { over: null }],
    ['a frame that the picture cuts off', `<g transform="translate(-240 0)">${hung('#b08850')}</g>`, {}],
    ['two frames', scaled(hung('#1d1b1a'), 0) + scaled(hung('#1d1b1a'), 480), { over: null }],
    ['a frame that hangs crooked', `<g transform="rotate(2 480 600)">${hung('#1d1b1a')}</g>`, { over: null }],
  ])('%s', async (_, drawn, how) => expect((await photograph(cream, drawn, how)).sure).toBe(false));

  test('what cannot be read is an error', async () =>
    expect(proposeEdges(Buffer.from('no picture'))).rejects.toThrow());
});

test('the edges that the content knows, white, gold and dark', async () => {
  for (const [folder, file] of [
    ['line', '2-front.jpg'],
    ['girih', 'piece-1.jpg'],
    ['rum', 'piece-2.jpg'],
  ] as const) {
    const { images } = parse(readFileSync(`content/frames/${folder}/item.yaml`, 'utf8'));
    const { edges } = images.find(({ url }: { url: string }) => url === file);
    const proposed = await proposeEdges(`content/frames/${folder}/${file}`);
    expect(proposed.sure).toBe(true);
    for (const side of ['left', 'top', 'right', 'bottom'] as const)
      expect(Math.abs(proposed.edges[side] - edges[side]), `${folder} ${side}`).toBeLessThanOrEqual(3);
  }
});

test.each(['frames/amman/1-room.jpg', 'frames/arches/art-2.jpg', 'frames/line/4-set.jpg'])(
  'none are promised where no single frame hangs alone: %s',
  async (picture) => expect((await proposeEdges(`content/${picture}`)).sure).toBe(false),
);
