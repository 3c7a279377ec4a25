import { expect, test } from 'vitest';
import { artCorners, picturesIn } from './art-geometry.ts';

const item = {
  images: [
    { url: '2-front.jpg', print: 'day', edges: { left: 120, top: 60, right: 720, bottom: 960 } },
    '1-room.jpg',
    { url: '' },
  ],
};

test('the pictures of an item, also where the file writes them shorter or not yet', () => {
  expect(picturesIn(item).map(({ url }) => url)).toEqual(['2-front.jpg', '1-room.jpg']);
  expect(picturesIn(null)).toEqual([]);
});

test('corners begin inside of the frame, or of the picture', () => {
  const [first] = picturesIn(item);
  expect(artCorners(first, { width: 800, height: 1000 })).toEqual([
    [220, 210],
    [620, 210],
    [620, 810],
    [220, 810],
  ]);
  expect(artCorners(undefined, { width: 600, height: 900 })[0]).toEqual([100, 150]);
});
