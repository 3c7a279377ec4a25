import { describe, expect, test } from 'vitest';
import {
  addresses,
  addressOf,
  inLanguage,
  itemAddress,
  languageOf,
  menuPages,
  pageAt,
  pages,
  sectionAt,
} from './site-map.ts';

test('ten pages in the order of the menu, each in two languages', () => {
  expect(menuPages.map(({ key }) => addressOf(key, 'en'))).toEqual([
    '/',
    '/services',
    '/portfolio',
    '/frames',
    '/courses',
    '/projects',
    '/process',
    '/testimonials',
    '/faq',
    '/contact',
  ]);
  expect(menuPages.map(({ key }) => addressOf(key, 'ar'))).toEqual([
    '/ar',
    '/ar/services',
    '/ar/portfolio',
    '/ar/frames',
    '/ar/courses',
    '/ar/projects',
    '/ar/process',
    '/ar/testimonials',
    '/ar/faq',
    '/ar/contact',
  ]);
  expect(pages.slice(0, 10)).toEqual(menuPages);
});

test('every page has an address of its own in each language', () => {
  expect(addresses).toHaveLength(2 * pages.length);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test.each([
  ['/', 'en'],
  ['/services', 'en'],
  ['/ar', 'ar'],
  ['/ar/', 'ar'],
  ['/ar/services', 'ar'],
  ['/ar/no-such-page', 'ar'],
  ['/arabic', 'en'],
  ['/art/frames', 'en'],
  ['/services/ar', 'en'],
  ['/AR', 'en'],
  ['', 'en'],
])('%s is in %s', (pathname, language) => {
  expect(languageOf(pathname)).toBe(language);
});

describe('the same address in the other language', () => {
  test.each([
    ['/', '/ar'],
    ['/services', '/ar/services'],
    ['/no/such/page', '/ar/no/such/page'],
    ['/arabic', '/ar/arabic'],
  ])('%s and %s', (english, arabic) => {
    expect(inLanguage(english, 'ar')).toBe(arabic);
    expect(inLanguage(arabic, 'en')).toBe(english);
    expect(inLanguage(english, 'en')).toBe(english);
    expect(inLanguage(arabic, 'ar')).toBe(arabic);
  });

  test('has no trailing slash', () => {
    expect(inLanguage('/services/', 'ar')).toBe('/ar/services');
    expect(inLanguage('/ar/', 'en')).toBe('/');
    expect(inLanguage('/ar/faq//', 'en')).toBe('/faq');
  });
});

describe('the page at an address', () => {
  test('every address has its page', () => {
    for (const page of pages) {
      expect(pageAt(addressOf(page.key, 'en'))).toBe(page);
      expect(pageAt(addressOf(page.key, 'ar'))).toBe(page);
      expect(pageAt(`${addressOf(page.key, 'ar')}/`)).toBe(page);
    }
  });

  test.each([
    '/service',
    '/services/one',
    '/arabic',
    '/ar/ar',
    '/Services',
    '/404',
    '/ar/404',
    '/services.html',
  ])('%s has none', (pathname) => {
    expect(pageAt(pathname)).toBeUndefined();
  });
});

test('an item stands below its page', () => {
  expect(itemAddress('frames', 'dunes', 'en')).toBe('/frames/dunes');
  expect(itemAddress('projects', 'family-majlis', 'ar')).toBe('/ar/projects/family-majlis');
});

test('an item belongs to its page in the menu', () => {
  expect(sectionAt('/ar/frames/dunes')?.key).toBe('frames');
  expect(sectionAt('/frames')?.key).toBe('frames');
  expect(sectionAt('/ar')?.key).toBe('home');
  expect(sectionAt('/nowhere/at-all')).toBeUndefined();
});
