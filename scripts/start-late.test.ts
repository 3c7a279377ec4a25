import { expect, test } from 'vitest';
import { withLateStart } from './start-late.ts';

const page =
  '<head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/></head>' +
  '<body><script type="module" async="">import "/assets/a.js";\nimport("/assets/b.js");</script></body>';

test('the module that starts the page becomes a file, asked for when the page has loaded', () => {
  const { html, start } = withLateStart(page, '/site/');
  expect(start.code).toBe('import "/assets/a.js";\nimport("/assets/b.js");');
  expect(html).not.toContain('type="module"');
  expect(html).not.toContain('<link');
  expect(html).toContain(`import("/site/assets/${start.name}")`);
  expect(html).toContain('["/assets/a.js","/assets/b.js"]');
});

test('the same module has the same file, another one another', () => {
  const name = (html: string) => withLateStart(html, '/').start.name;
  expect(name(page)).toBe(name(page));
  expect(name(page)).not.toBe(name(page.replace('b.js");', 'c.js");')));
});

test('a page of another form stops the build', () => {
  expect(() => withLateStart('<body></body>', '/')).toThrow('no module to start with');
});
