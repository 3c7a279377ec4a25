import { expect, test } from 'vitest';
import { comparedIn } from './compared-in.ts';

test('dusk is laid over day, and after over before; a room that is lit anyway has nothing to be compared', () => {
  const image = { url: 'hall.jpg', dusk: 'hall-dusk.jpg' };
  expect(comparedIn('images[2]', image)).toMatchObject({ first: 'hall.jpg', second: 'hall-dusk.jpg' });
  expect(comparedIn('images[2]', { url: 'hall.jpg', dusk: 'hall.jpg' })).toBeUndefined();
  expect(comparedIn('images[2]', { url: 'hall.jpg' })).toBeUndefined();
  const both = { before: 'old.jpg', after: 'new.jpg' };
  expect(comparedIn('comparison', both)).toMatchObject({ first: 'old.jpg', second: 'new.jpg' });
  expect(comparedIn('comparison', { before: 'old.jpg', after: '' })).toBeUndefined();
});
