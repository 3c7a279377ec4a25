import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chatLink, readChatLink } from './chat-link.ts';
import { shortChatLink } from './short-chat-link.ts';

/* Arbitrary texts, with characters that have broken chat links before. */
const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '"',
        "'",
        '&',
        '#',
        '%',
        '+',
        '\n',
        '*',
        '_',
        '=',
        '?',
        '/',
        '\u200f',
        '\ud800',
        '\udc00',
        'ض',
        '%20',
      ),
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
  )
  .map((segments) => segments.join(''));

test('a text comes back from the link as it went in', () => {
  const text = 'Size: \u206650×70\u2069 cm\n\nالمجموع: 75 د.أ & more + less? 100% #1';
  const url = new URL(chatLink('962790000000', text));
  expect(url.origin + url.pathname).toBe('https://wa.me/962790000000');
  expect(url.hash).toBe('');
  expect([...url.searchParams]).toEqual([['text', text]]);
});

test('whatever the text, it comes back whole, and nothing of it is part of the address', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const link = chatLink('962790000000', text);
      expect(link).toMatch(/^https:\/\/wa\.me\/962790000000\?text=[^\s+&#]*$/);
      expect(readChatLink(link)).toEqual({ number: '962790000000', text: text.toWellFormed() });
    }),
  );
});

test('5,000 characters arrive whole', () => {
  const text = 'بيت + حديقة & 100% #1\n'.repeat(250).slice(0, 5000);
  expect(readChatLink(chatLink('1', text))?.text).toBe(text);
});

test('a space is %20, never a plus', () => {
  expect(chatLink('962790000000', 'a b+c')).toBe('https://wa.me/962790000000?text=a%20b%2Bc');
});

test('half a character becomes a replacement sign instead of an error', () => {
  expect(chatLink('1', 'a\ud83c')).toBe('https://wa.me/1?text=a%EF%BF%BD');
});

test('other addresses are no chat links', () => {
  expect(readChatLink('https://example.com/962790000000?text=a')).toBeNull();
  expect(readChatLink('mailto:hello@sindian.example')).toBeNull();
});

const site = 'https://www.sindian.example';

test('a short link stays as it is', () => {
  const link = chatLink('962790000000', 'مرحبًا، أودّ حجز استشارة');
  expect(shortChatLink(link, site)).toBe(link);
});

test('an order is cut to its reference and its page', () => {
  const text = `${'مرحبًا '.repeat(20)}\nرمز اللوحة: \u2066SF-04/50x70/oak\u2069\nالرابط: ${site}/ar/frames/kalima`;
  expect(shortChatLink(chatLink('962790000000', text), site)).toBe(
    `https://wa.me/962790000000?text=SF-04/50x70/oak%0A${site}/ar/frames/kalima`,
  );
});

test('an order of several is cut to its references, and one of very many to the number', () => {
  const order = (count: number) =>
    `${'x'.repeat(300)}\n${'Reference: \u2066SF-04/50x70/oak\u2069\n'.repeat(count)}`;
  expect(shortChatLink(chatLink('1', order(2)), site)).toBe(
    'https://wa.me/1?text=SF-04/50x70/oak%0ASF-04/50x70/oak',
  );
  expect(shortChatLink(chatLink('1', order(60)), site)).toBe('https://wa.me/1');
});

test('a long message of a visitor is not cut into something else', () => {
  const text = `${'Hello '.repeat(80)} https://elsewhere.example/page`;
  expect(shortChatLink(chatLink('1', text), site)).toBe('https://wa.me/1');
});

test('whatever the chat, a code can be drawn of the short link', () => {
  fc.assert(
    fc.property(anyText, fc.nat(400), (text, count) => {
      const short = shortChatLink(chatLink('962790000000', text.repeat(count)), site);
      expect(short.length).toBeLessThanOrEqual(300);
      expect(readChatLink(short)?.number).toBe('962790000000');
    }),
  );
});
