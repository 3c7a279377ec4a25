import { expect, test } from 'vitest';
import { correctAddress } from './correct-address.ts';

/** Corrects an address, given as the address bar shows it: percent-encoded where necessary. */
function correct(address: string, base = '/'): string | null {
  return correctAddress(new URL(`https://site.example${address}`), base);
}

test.each([
  // Addresses with punctuation of the sentence that contained them.
  ['/frames/arches.', '/frames/arches'],
  ['/frames/arches)', '/frames/arches'],
  ['/frames/arches).', '/frames/arches'],
  ['/frames/arches،', '/frames/arches'],
  ['/ar/frames/arches؟', '/ar/frames/arches'],
  ['/frames/arches%D8%8C', '/frames/arches'],
  ['/frames/arches%E2%80%A6', '/frames/arches'],
  ['/frames/arches…', '/frames/arches'],
  ['/frames/arches%2E', '/frames/arches'],
  ['/frames/arches%29', '/frames/arches'],
  ['/(frames/arches)', '/frames/arches'],
  ['/«frames/arches»', '/frames/arches'],
  ['/%22frames/arches%22', '/frames/arches'],
  ['/<frames/arches>', '/frames/arches'],
  ['/[frames/arches]', '/frames/arches'],
  ['/frames/arches**', '/frames/arches'],
  ['/services,', '/services'],
  ['/ar.', '/ar'],
  // Addresses with spaces, direction marks, or a character whose encoding was cut off in the middle.
  ['/frames/arches%20', '/frames/arches'],
  ['/frames/%20arches', '/frames/arches'],
  ['/frames/arches%C2%A0%0A', '/frames/arches'],
  ['/frames/arches%E2%80%8F', '/frames/arches'],
  ['/frames/arches%E2%80', '/frames/arches'],
  // Addresses with capitals or superfluous slashes.
  ['/Frames/Arches', '/frames/arches'],
  ['/AR/FRAMES', '/ar/frames'],
  ['//frames//arches', '/frames/arches'],
  ['/frames%2Farches', '/frames/arches'],
  ['/frames%5Carches', '/frames/arches'],
  ['/frames/arches/', '/frames/arches'],
  ['//', '/'],
  // Addresses with endings that hosts add.
  ['/services.html', '/services'],
  ['/Services.HTML', '/services'],
  ['/ar/index.html', '/ar'],
  ['/index.html', '/'],
  ['/services/index.html', '/services'],
  // Addresses whose query became part of the path.
  ['/frames&fbclid=1', '/frames?fbclid=1'],
  ['/frames%3Ffbclid%3D1', '/frames?fbclid=1'],
  ['/ar/frames%3Fframe%3DDunes%26size%3D50x70', '/ar/frames?frame=Dunes&size=50x70'],
  ['/frames/&fbclid=1?utm=a', '/frames?fbclid=1&utm=a'],
  ['/&fbclid=1', '/?fbclid=1'],
  ['/frames%23gone', '/frames#gone'],
  // Addresses whose query and hash stay unchanged.
  ['/Frames?frame=dunes#a', '/frames?frame=dunes#a'],
])('%s was meant as %s, which is whole', (asked, meant) => {
  expect(correct(asked)).toBe(meant);
  expect(correct(meant)).toBeNull();
});

test.each([
  ['/folder/Frames/Arches.', '/folder/frames/arches'],
  ['//folder//ar/services/', '/folder/ar/services'],
  ['/FOLDER/services', '/folder/services'],
  ['/folder/index.html', '/folder/'],
  ['/folder', '/folder/'],
  ['/folder/&fbclid=1', '/folder/?fbclid=1'],
])('below a folder %s was meant as %s', (asked, meant) => {
  expect(correct(asked, '/folder/')).toBe(meant);
  expect(correct(meant, '/folder/')).toBeNull();
});

test('a folder is spelled as it is', () => {
  expect(correct('/~Studio/Frames.', '/~Studio/')).toBe('/~Studio/frames');
  expect(correct('/~studio/frames', '/~Studio/')).toBe('/~Studio/frames');
});

test.each(['/', '/services', '/ar/frames/no-such-frame', '/frames/page/2', '/no/such/page?From=Card#A.'])(
  '%s has nothing to mend',
  (asked) => {
    expect(correct(asked)).toBeNull();
  },
);

test.each([
  '//elsewhere.example/',
  '/%2F%2Felsewhere.example',
  '/%5C%5Celsewhere.example',
  '/https://elsewhere.example',
  '/..%2f..%2fx',
  '/javascript:alert(1)',
  '/%00',
  '/<script>alert(1)</script>',
  `/${'!'.repeat(20_000)}a${'.'.repeat(20_000)}`,
])('%s stays on the site, and is mended once', (asked) => {
  const corrected = correct(asked) ?? '';
  expect(corrected).toMatch(/^\/(?![/\\])/);
  expect(new URL(corrected, 'https://site.example').origin).toBe('https://site.example');
  expect(correct(corrected)).toBeNull();
});
