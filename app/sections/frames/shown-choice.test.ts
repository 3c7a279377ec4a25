import { expect, test } from 'vitest';
import type { FramePicture } from '#app/loaders/types.ts';
import { firstShown, withPicture, withPrint, withQuantity } from './shown-choice.ts';

function picture(name: string, print?: string): FramePicture {
  const files = { name, width: 1, height: 1, widths: [1], fallbackWidth: 1, color: '#fff', alt: name };
  return print ? { ...files, print } : files;
}

/* A group with three prints. The second picture shows a room, the last picture shows all three prints. */
const group = {
  slug: 'kalima',
  code: 'SF-04',
  title: 'One Word',
  prints: [
    { id: 'peace', name: 'Peace' },
    { id: 'light', name: 'Light' },
    { id: 'love', name: 'Love' },
  ],
  images: [
    picture('front', 'peace'),
    picture('room'),
    picture('second', 'light'),
    picture('third', 'love'),
    picture('set'),
  ],
  pricing: [
    { size: '30x40', price: 10 },
    { size: '50x70', price: 25 },
  ],
  colors: [{ id: 'oak', name: 'Natural oak', nameInSentence: 'natural oak', swatch: '#c39a63' }],
};
const [, room, second, third, set] = group.images as [
  FramePicture,
  FramePicture,
  FramePicture,
  FramePicture,
  FramePicture,
];
const first = firstShown(group);

test('at the start: the first of everything, once', () => {
  expect(first).toEqual({ picture: '', print: 'peace', size: '30x40', color: 'oak', quantity: 1 });
});

test('the picture of a print chooses that print', () => {
  expect(withPicture(first, second)).toEqual({ ...first, picture: 'second', print: 'light' });
  expect(withPicture(first, third)).toEqual({ ...first, picture: 'third', print: 'love' });
});

test('a picture of the room or of all prints leaves the print as it was', () => {
  const light = withPicture(first, second);
  expect(withPicture(light, room)).toEqual({ ...light, picture: 'room' });
  expect(withPicture(light, set)).toEqual({ ...light, picture: 'set' });
});

test('a print chooses the picture that shows it', () => {
  expect(withPrint(first, 'love', group.images)).toEqual({ ...first, picture: 'third', print: 'love' });
  expect(withPrint({ ...first, picture: 'set', print: 'love' }, 'peace', group.images)).toEqual({
    ...first,
    picture: 'front',
  });
});

test('a print without a picture of its own leaves the picture as it was', () => {
  expect(withPrint(first, 'light', group.images.slice(0, 2))).toEqual({ ...first, print: 'light' });
});

test('size, color and quantity stay when picture or print change', () => {
  const chosen = { ...first, size: '50x70', color: 'walnut', quantity: 4 };
  expect(withPicture(chosen, second)).toMatchObject({ size: '50x70', color: 'walnut', quantity: 4 });
  expect(withPrint(chosen, 'love', group.images)).toMatchObject({
    size: '50x70',
    color: 'walnut',
    quantity: 4,
  });
});

test.each([
  [2, 2],
  [1, 1],
  [0, 1],
  [-3, 1],
  [2.7, 2],
  [Number.NaN, 1],
])('a quantity of %d becomes %d', (asked, expected) => {
  expect(withQuantity(first, asked).quantity).toBe(expected);
});
