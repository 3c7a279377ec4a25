import { expect, test } from 'vitest';
import { chatLink } from './chat-link.ts';

test('a text comes back from the link as it went in', () => {
  const text = 'Size: \u206650×70\u2069 cm\n\nالمجموع: 75 د.أ & more + less? 100% #1';
  const url = new URL(chatLink('962790000000', text));
  expect(url.origin + url.pathname).toBe('https://wa.me/962790000000');
  expect(url.hash).toBe('');
  expect([...url.searchParams]).toEqual([['text', text]]);
});

test('a space is %20, never a plus', () => {
  expect(chatLink('962790000000', 'a b+c')).toBe('https://wa.me/962790000000?text=a%20b%2Bc');
});

test('half a character becomes a replacement sign instead of an error', () => {
  expect(chatLink('1', 'a\ud83c')).toBe('https://wa.me/1?text=a%EF%BF%BD');
});
