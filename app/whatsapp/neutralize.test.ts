import { expect, test } from 'vitest';
import { neutralize } from './neutralize.ts';

test('signs that WhatsApp reads as markup become look-alikes', () => {
  expect(neutralize('*bold* _italic_ ~struck~ `code`')).toBe('∗bold∗ ˍitalicˍ ∼struck∼ ˋcodeˋ');
});

test('look-alikes are not markup themselves', () => {
  const once = neutralize('*_~`');
  expect(once).not.toMatch(/[*_~`]/);
  expect(neutralize(once)).toBe(once);
});

test.each(['first_last@example.com', 'https://example.com/a_b~c*d', 'www.example.com/a_b'])(
  '%s keeps every character',
  (address) => {
    expect(neutralize(address)).toBe(address);
    expect(neutralize(`see ${address} or *ask*`)).toBe(`see ${address} or ∗ask∗`);
  },
);

test('spaces and lines stay as they were typed', () => {
  expect(neutralize(' a\n\n  b\tc ')).toBe(' a\n\n  b\tc ');
});

test('half a character is mended', () => {
  expect(neutralize('a\ud800')).toBe('a\ufffd');
});
