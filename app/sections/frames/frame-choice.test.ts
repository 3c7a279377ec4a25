import { expect, test } from 'vitest';
import type { Frame } from '../../content/types';
import { firstChoice, withPicture, withPrint, withQuantity } from './frame-choice.ts';

function picture(name: string, print?: string): Frame['images'][number] {
  const files = { name, width: 1, height: 1, widths: [1], fallbackWidth: 1, color: '#fff', alt: name };
  return print ? { ...files, print } : files;
}

/* Three prints; the second picture shows a room, the last one all three. */
const group = {
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
};

test('at the start: the first of everything, once', () => {
  expect(firstChoice).toEqual({ picture: 0, print: 0, size: 0, color: 0, quantity: 1 });
});

test('the picture of a print chooses that print', () => {
  expect(withPicture(firstChoice, 2, group)).toEqual({ ...firstChoice, picture: 2, print: 1 });
  expect(withPicture(firstChoice, 3, group)).toEqual({ ...firstChoice, picture: 3, print: 2 });
});

test('a picture of the room or of all prints leaves the print as it was', () => {
  const light = withPicture(firstChoice, 2, group);
  expect(withPicture(light, 1, group)).toEqual({ ...light, picture: 1 });
  expect(withPicture(light, 4, group)).toEqual({ ...light, picture: 4 });
});

test('a print chooses the picture that shows it', () => {
  expect(withPrint(firstChoice, 2, group)).toEqual({ ...firstChoice, picture: 3, print: 2 });
  expect(withPrint({ ...firstChoice, picture: 4, print: 2 }, 0, group)).toEqual(firstChoice);
});

test('a print without a picture of its own leaves the picture as it was', () => {
  const pictures = { ...group, images: group.images.slice(0, 2) };
  expect(withPrint(firstChoice, 1, pictures)).toEqual({ ...firstChoice, print: 1 });
});

test('size, color and quantity stay when picture or print change', () => {
  const chosen = { ...firstChoice, size: 2, color: 1, quantity: 4 };
  expect(withPicture(chosen, 2, group)).toMatchObject({ size: 2, color: 1, quantity: 4 });
  expect(withPrint(chosen, 2, group)).toMatchObject({ size: 2, color: 1, quantity: 4 });
});

test.each([
  [2, 2],
  [1, 1],
  [0, 1],
  [-3, 1],
  [2.7, 2],
  [Number.NaN, 1],
])('a quantity of %d becomes %d', (asked, expected) => {
  expect(withQuantity(firstChoice, asked).quantity).toBe(expected);
});
