import { expect, test } from 'vitest';
import { mapLink, pointInMapLink } from './map-link.ts';

test.each([
  [
    'https://www.google.com/maps/place/Sindian/@31.9510,35.9300,17z/data=!3m1!4b1!4m6!3m5!1s0x15!8m2!3d31.9524!4d35.9390',
    '31.9524, 35.9390',
  ],
  ['https://www.google.com/maps/@31.9524,35.939,18z?entry=ttu', '31.9524, 35.939'],
  ['https://www.google.com/maps?q=31.9524,35.9390', '31.9524, 35.9390'],
  ['https://www.google.com/maps/search/?api=1&query=31.9524%2C35.9390', '31.9524, 35.9390'],
  ['https://maps.apple.com/?ll=31.9524,35.9390&q=Sindian', '31.9524, 35.9390'],
  ['https://www.openstreetmap.org/#map=18/31.9524/35.9390', '31.9524, 35.9390'],
  ['https://www.google.com/maps/@-33.8568,151.2153,17z', '-33.8568, 151.2153'],
])('the point of a long link: %s', (link, point) => expect(pointInMapLink(link)).toBe(point));

test('a short link names no point', () => {
  expect(pointInMapLink('https://maps.app.goo.gl/aB3dE5fG7hJ9kL1m2')).toBeUndefined();
});

test('the link to a point has the name before it', () => {
  const link = new URL(mapLink({ latitude: 31.9524, longitude: 35.939 }, 'سنديان'));
  expect(link.searchParams.get('q')).toBe('سنديان@31.9524,35.939');
});
