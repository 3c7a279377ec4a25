import { afterEach, expect, test, vi } from 'vitest';
import { fetchFile } from './fetch-file.ts';

afterEach(() => vi.unstubAllGlobals());

/* Makes `fetch` answer with chunks of 100 bytes each. */
function answer(pieces: number, status = 200) {
  const body = new ReadableStream({
    start(controller) {
      for (let piece = 0; piece < pieces; piece += 1) controller.enqueue(new Uint8Array(100));
      controller.close();
    },
  });
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
}

test('reports its progress at most twenty times, and hands out the whole file', async () => {
  answer(100);
  const reported: number[] = [];
  const file = await fetchFile('/a.pdf', 'دليل.pdf', 10_000, (share) => reported.push(share));
  expect(file).toMatchObject({ name: 'دليل.pdf', type: 'application/pdf', size: 10_000 });
  expect(reported).toHaveLength(20);
  expect(reported).toEqual([...reported].sort((a, b) => a - b));
  expect(reported.at(-1)).toBe(1);
});

test('a file that is larger than announced never reports more than the whole', async () => {
  answer(30);
  const reported: number[] = [];
  await fetchFile('/a.pdf', 'a.pdf', 1000, (share) => reported.push(share));
  expect(Math.max(...reported)).toBe(1);
});

test('an answer that is no file is a failure', async () => {
  answer(1, 404);
  await expect(fetchFile('/a.pdf', 'a.pdf', 100, () => {})).rejects.toThrow('/a.pdf: 404');
});
