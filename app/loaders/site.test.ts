import { expect, test } from 'vitest';
import { content } from '#model/on-disk/read-content.server.ts';
import { siteIn } from './site.server.ts';

const { site } = content();

function siteWith(contact: Partial<typeof site.contact>, own: Partial<typeof site> = {}) {
  return siteIn('ar', { site: { ...site, ...own, contact: { ...site.contact, ...contact } } });
}

const area = { en: 'Downtown', ar: 'وسط البلد' };

test('without a place there is the city alone, and nothing of a map', () => {
  const shown = siteWith({ place: undefined }, { legal: undefined });
  expect(shown.address).toBe(site.contact.address.ar);
  expect(Object.keys(shown)).not.toContain('place');
  expect(Object.keys(shown)).not.toContain('legal');
});

test('a quarter alone stands before the city; without a map, the pin is asked for in a chat', () => {
  const shown = siteWith({ place: { area, byAppointment: true } });
  expect(shown.address).toBe(`وسط البلد، ${site.contact.address.ar}`);
  expect(shown.place).toEqual({ isByAppointment: true });
});

test('the link that a map shares comes before the point', () => {
  const point = { latitude: 31.9524, longitude: 35.939 };
  expect(siteWith({ place: { area, point } }).place?.map).toContain(
    encodeURIComponent(`${site.name.ar}@31.9524,35.939`),
  );
  const map = 'https://maps.app.goo.gl/aB3dE5fG7';
  expect(siteWith({ place: { area, point, map } }).place?.map).toBe(map);
});
