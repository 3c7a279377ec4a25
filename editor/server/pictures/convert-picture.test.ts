import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { convertPicture } from './convert-picture.ts';
import { PictureImporter } from './picture-importer.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The bytes of a picture in the folder of this test. */
const own = (name: string) => readFileSync(path.join(import.meta.dirname, name));

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

/** A picture with red above blue on the left and green on the right: its colors show any rotation. */
function flag(width = 60, height = 40) {
  const part = (background: string, top: number) => ({
    input: { create: { width: width / 2, height: height / 2, channels: 3 as const, background } },
    left: 0,
    top,
  });
  return plain(width, height, '#28a03c').composite([part('#c82828', 0), part('#283cc8', height / 2)]);
}

async function take(bytes: Uint8Array) {
  const file = path.join(folder, 'given');
  writeFileSync(file, bytes);
  return convertPicture(file);
}

async function converted(bytes: Uint8Array) {
  const one = await take(bytes);
  if (typeof one === 'string') throw new Error(`refused: ${one}`);
  return one;
}

/** The color of a picture at a position in percent of its width and height. */
async function colorAt(bytes: Uint8Array, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const [left, top] = [Math.floor((info.width * x) / 100), Math.floor((info.height * y) / 100)];
  return [...data.subarray((top * info.width + left) * info.channels).subarray(0, 3)];
}

const near = (color: number[], expected: number[]) =>
  color.every((value, index) => Math.abs(value - (expected[index] ?? 0)) < 30);

describe('refused, with the reason', () => {
  const jpeg = flag(900, 600).jpeg({ quality: 95 }).toBuffer();
  test.each([
    ['no bytes', Buffer.alloc(0), 'empty'],
    ['an SVG', Buffer.from('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>'), 'svg'],
    ['a page of a website', Buffer.from('\ufeff<!doctype html><script>alert(1)</script>'), 'notPicture'],
    ['a program', Buffer.from('MZ\x90\0\x03'), 'notPicture'],
    ['a picture cut off', jpeg.then((bytes) => bytes.subarray(0, 4000)), 'damaged'],
    ['one cut off at once', jpeg.then((bytes) => bytes.subarray(0, 20)), 'damaged'],
  ])('%s', async (_, bytes, reason) => {
    expect(await take(await bytes)).toBe(reason);
  });

  test('more than 100 megapixels, according to its header', async () => {
    const png = await flag().png().toBuffer();
    // The PNG's header gets a false width and height, and the checksum that fits them, so the picture seems too large.
    png.writeUInt32BE(20_000, 16);
    png.writeUInt32BE(20_000, 20);
    png.writeUInt32BE((await import('node:zlib')).crc32(png.subarray(12, 29)), 29);
    expect(await take(png)).toBe('tooManyPixels');
  });
});

describe('converted to an upright JPEG in sRGB without metadata', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('turned by EXIF %i', async (orientation) => {
    const one = await converted(await flag().withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer());
    const isTurned = orientation > 4;
    expect([one.width, one.height]).toEqual(isTurned ? [40, 60] : [60, 40]);
    // The flag's red corner is on the right in EXIF orientations 2, 3, 6 and 7, and at the bottom in 3, 4, 7 and 8.
    const x = [2, 3, 6, 7].includes(orientation) ? 80 : 20;
    const y = [3, 4, 7, 8].includes(orientation) ? 80 : 20;
    expect(near(await colorAt(one.bytes, x, y), [200, 40, 40])).toBe(true);
    expect((await sharp(one.bytes).metadata()).orientation).toBeUndefined();
  });

  test('GPS position, camera and profile are removed', async () => {
    const bytes = await flag()
      .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 57/1 0/1' } })
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    expect(bytes.includes('Phone')).toBe(true);
    const one = await converted(bytes);
    const { exif, icc, xmp, iptc } = await sharp(one.bytes).metadata();
    expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(one.bytes.includes('Phone')).toBe(false);
    expect(near(await colorAt(one.bytes, 20, 20), [200, 40, 40])).toBe(true);
  });

  test.each([
    ['CMYK', () => flag().toColourspace('cmyk').jpeg()],
    ['16 bit', () => flag().toColourspace('rgb16').png()],
    ['a TIFF', () => flag().tiff()],
    ['a WebP', () => flag().webp()],
    ['an AVIF', () => flag().avif({ effort: 0 })],
  ])('%s', async (_, make) => {
    const one = await converted(await make().toBuffer());
    const { format, space, depth, channels } = await sharp(one.bytes).metadata();
    expect([format, space, depth, channels]).toEqual(['jpeg', 'srgb', 'uchar', 3]);
    expect((await colorAt(one.bytes, 20, 20)).map((value) => value > 128)).toEqual([true, false, false]);
  });

  test('gray and transparent pictures', async () => {
    const gray = await converted(await flag().greyscale().jpeg().toBuffer());
    expect((await sharp(gray.bytes).metadata()).space).toBe('srgb');
    const clear = { width: 20, height: 20, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } };
    const one = await converted(await sharp({ create: clear }).png().toBuffer());
    expect(await colorAt(one.bytes, 50, 50)).toEqual([255, 255, 255]);
  });

  test('the first frame of an animation', async () => {
    const frames = await Promise.all(
      ['#c82828', '#283cc8'].map((background) => plain(20, 20, background).png().toBuffer()),
    );
    const one = await converted(
      await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
    );
    expect([one.width, one.height]).toEqual([20, 20]);
    expect(near(await colorAt(one.bytes, 50, 50), [200, 40, 40])).toBe(true);
  });

  /* Browsers and other programs show these faulty JPEGs: the header of the scan has wrong bytes or bytes before it. */
  test.each([
    [
      'whose scan header lacks its values',
      (jpeg: Buffer, scan: number) => jpeg.fill(0, scan + 11, scan + 13),
    ],
    [
      'with bytes between its segments',
      (jpeg: Buffer, scan: number) =>
        Buffer.concat([jpeg.subarray(0, scan), Buffer.from([1, 2, 3, 4]), jpeg.subarray(scan)]),
    ],
  ])('a JPEG %s', async (_, change) => {
    const jpeg = await flag().jpeg({ quality: 95 }).toBuffer();
    const one = await converted(change(jpeg, jpeg.indexOf(Buffer.from([0xff, 0xda]))));
    expect(near(await colorAt(one.bytes, 20, 20), [200, 40, 40])).toBe(true);
  });

  /* In small-first.tiff, the first page is gray (6 × 4 px), and the second page is the test's flag (24 × 16 px). */
  test('the largest page of a TIFF', async () => {
    const one = await converted(own('small-first.tiff'));
    expect([one.width, one.height]).toEqual([24, 16]);
    expect(near(await colorAt(one.bytes, 20, 20), [200, 40, 40])).toBe(true);
  });

  test('larger than 3,200 px', async () => {
    const one = await converted(await flag(4000, 1000).jpeg().toBuffer());
    expect([one.width, one.height]).toEqual([3200, 800]);
  });

  test('an iPhone’s own format, upright', async () => {
    const one = await converted(own('iphone.heic'));
    expect([one.width, one.height]).toEqual([192, 256]);
    const { format, exif } = await sharp(one.bytes).metadata();
    expect([format, exif]).toEqual(['jpeg', undefined]);
  });

  /*
   * wide-color.heic: 96 × 64 px in Display P3, made with sharp and heif-enc from the sRGB colors #c81e1e, #283cc8 and
   * #1ea03c.
   */
  test.each([
    [20, 20, [200, 30, 30]],
    [20, 80, [40, 60, 200]],
    [80, 50, [30, 160, 60]],
  ])('an iPhone’s own colors, at %i %% and %i %%', async (x, y, color) => {
    const one = await converted(own('wide-color.heic'));
    const found = await colorAt(one.bytes, x, y);
    for (const [index, value] of found.entries())
      expect(Math.abs(value - (color[index] ?? 0))).toBeLessThanOrEqual(6);
  });
});

describe('in a separate process', () => {
  let importer: PictureImporter;
  const uploads = () => path.join(folder, 'uploads');
  const body = (bytes: Uint8Array) => new Blob([Buffer.from(bytes)]).stream();
  const size = async ({ width, height }: { width: number; height: number }) => `${width}×${height}`;

  beforeAll(() => {
    importer = new PictureImporter(uploads());
  });
  afterEach(() => importer.close());

  test('good and bad files one after another; no temporary file is left', async () => {
    const good = await flag().jpeg().toBuffer();
    // For this HEIC file, which is cut off, the decoder prints an additional line before the process prints its answer.
    const cutOff = own('iphone.heic').subarray(0, 900);
    const answers = await Promise.all(
      [good, Buffer.from('<html>'), good, cutOff].map((bytes) => importer.importUpload(body(bytes), size)),
    );
    expect(answers).toEqual(['60×40', { refused: 'notPicture' }, '60×40', { refused: 'damaged' }]);
    expect(readdirSync(uploads())).toEqual([]);
  });

  test('more than 40 MB is not written to the disk', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1_000_000;
        controller.enqueue(new Uint8Array(1_000_000));
      },
    });
    expect(await importer.importUpload(endless, size)).toEqual({ refused: 'tooLarge' });
    expect(sent).toBeLessThan(50_000_000);
    expect(readdirSync(uploads())).toEqual([]);
  });

  test('100 megapixels with a rotation need less than 1 GB of memory', async () => {
    const bytes = await plain(10_000, 10_000, '#888')
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 60 })
      .toBuffer();
    const answer = importer.importUpload(body(bytes), size);
    let maxMegabytes = 0;
    const watch = setInterval(() => {
      const status =
        importer.pid && existsSync(`/proc/${importer.pid}/status`)
          ? readFileSync(`/proc/${importer.pid}/status`, 'utf8')
          : '';
      maxMegabytes = Math.max(maxMegabytes, Number(status.match(/VmHWM:\s+(\d+)/)?.[1] ?? 0) / 1024);
    }, 50);
    expect(await answer).toBe('3200×3200');
    clearInterval(watch);
    expect(maxMegabytes).toBeLessThan(1000);
  });

  test('a file that crashes the process is refused, and the next one is imported', async () => {
    const good = await flag(2000, 2000).png().toBuffer();
    const first = importer.importUpload(body(good), size);
    while (!importer.pid) await new Promise((resolve) => setTimeout(resolve, 5));
    process.kill(importer.pid, 'SIGKILL');
    expect(await first).toEqual({ refused: 'failed' });
    expect(await importer.importUpload(body(good), size)).toBe('2000×2000');
  });

  test('an interrupted upload leaves no temporary file', async () => {
    const broken = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(new Uint8Array(1000));
        controller.error(new Error('gone'));
      },
    });
    await expect(importer.importUpload(broken, size)).rejects.toThrow('gone');
    expect(readdirSync(uploads())).toEqual([]);
    writeFileSync(path.join(uploads(), 'left'), 'a part of a picture');
    await importer.open();
    expect(existsSync(uploads())).toBe(false);
  });
});
