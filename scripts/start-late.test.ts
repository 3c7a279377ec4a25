import { expect, test } from 'vitest';
import { withLateStart } from './start-late.ts';

const stream = 'window.__reactRouterContext.streamController';
const page =
  '<head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/></head>' +
  '<body><script type="module" async="">import "/assets/a.js";\nimport("/assets/b.js");</script>' +
  `<!--$--><script>${stream}.enqueue("[\\"a\\\\\\"b\\"]\\n");</script><!--$--><script>${stream}.close();</script></body>`;

test('the module that starts the page becomes a file, asked for when the page has loaded', () => {
  const { html, files } = withLateStart(page, '/site/');
  expect(files[0]?.text).toBe('import "/assets/a.js";\nimport("/assets/b.js");');
  expect(html).not.toContain('type="module"');
  expect(html).not.toContain('<link');
  expect(html).toContain(`import("/site/assets/${files[0]?.name}")`);
  expect(html).toContain('["/assets/a.js","/assets/b.js"]');
});

test('so does the data that it starts with', () => {
  const { html, files } = withLateStart(page, '/site/');
  expect(files[1]?.text).toBe('["a\\"b"]\n');
  expect(html).toContain(`fetch("/site/assets/${files[1]?.name}")`);
  expect(html).not.toContain('.enqueue("');
});

test('what is the same has the same file, another text another', () => {
  const names = (html: string) => withLateStart(html, '/').files.map(({ name }) => name);
  expect(names(page)).toEqual(names(page));
  expect(names(page)[0]).not.toBe(names(page.replace('b.js");', 'c.js");'))[0]);
  expect(names(page)[1]).not.toBe(names(page.replace('b\\"', 'c\\"'))[1]);
});

test('a page of another form stops the build', () => {
  expect(() => withLateStart('<body></body>', '/')).toThrow('no module to start with');
  expect(() => withLateStart(page.replace('enqueue', 'push'), '/')).toThrow('no data to start with');
});
