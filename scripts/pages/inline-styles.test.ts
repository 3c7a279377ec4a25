import { expect, test } from 'vitest';
import { withStyles } from './inline-styles.ts';

const link = '<link rel="stylesheet" href="/assets/style-abc.css"/>';

test('a stylesheet stands in the page, and its link is not fetched', () => {
  const html = withStyles(`<head>${link}</head>`, new Map([['/assets/style-abc.css', 'a{color:red}\n']]));
  expect(html).toBe(
    '<head><style>a{color:red}</style><link rel="stylesheet" href="/assets/style-abc.css" disabled=""/></head>',
  );
});

test('a stylesheet that later scripts need too is also linked by its plain address', () => {
  const html = withStyles(link.replace('.css', '.css#'), new Map([['/assets/style-abc.css', 'a{}']]));
  const disabled = (href: string) => `<link rel="stylesheet" href="${href}" disabled=""/>`;
  expect(html).toBe(
    `<style>a{}</style>${disabled('/assets/style-abc.css#')}${disabled('/assets/style-abc.css')}`,
  );
});

test('other links are left alone', () => {
  const html =
    '<link rel="icon" href="/favicon.svg"/><link rel="stylesheet" href="https://a.example/x.css"/>';
  expect(withStyles(html, new Map())).toBe(html);
});

test('a stylesheet that would end its element stops the build', () => {
  const styles = new Map([['/assets/style-abc.css', 'a::after{content:"</style>"}']]);
  expect(() => withStyles(link, styles)).toThrow('/assets/style-abc.css holds');
});
