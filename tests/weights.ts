import type { APIRequestContext, Page } from '@playwright/test';
import type { Locale } from '#model/language/locales.ts';

/*
 * Limits for the transferred bytes (compressed, without headers) of a first view, before the first input. `script`
 * counts the preloaded scripts (app/shell/start): React and the router (92 kB), and the code of the page's forms and
 * orders; on the home page, the code of all its sections. `document` includes the page's styles and data and the script
 * that needs no React. Each limit is five per cent above the weight at the time when the limit was set.
 */
const maxBytes = {
  script: { home: 137_000, brief: 123_000, orders: 123_500, wall: 118_500, other: 119_500 },
  document: { home: 61_800, frames: 40_900, other: 37_400 },
  font: { en: 30_000, ar: 72_000 },
  stylesheet: 0,
};

/** The limit (bytes) for all scripts that only “On your wall” uses, from choosing a room to sharing the picture. */
export const maxBytesOfWall = 23_500;

/** The limits (bytes) for the first view of a page; `key` is a page's key, or `item` for an item's page. */
export function maxBytesOf(key: string, locale: Locale) {
  const isOrdered = ['frames', 'contact', 'item'].includes(key);
  return {
    script:
      key === 'home' || key === 'brief' || key === 'wall'
        ? maxBytes.script[key]
        : maxBytes.script[isOrdered ? 'orders' : 'other'],
    document: maxBytes.document[key === 'home' || key === 'frames' ? key : 'other'],
    font: maxBytes.font[locale],
    stylesheet: maxBytes.stylesheet,
  };
}

/**
 * The transferred bytes of a page's first view, by kind. Waits for its scripts: they are fetched after the first paint, which on a
 * busy machine may be long after everything else has loaded.
 */
export async function bytesOfFirstView(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => {
    const { module, preloads } = document.querySelector<HTMLElement>('script[data-module]')?.dataset ?? {};
    const fetched = new Set(
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    return [module, ...(preloads?.split(' ') ?? [])].every((file) => file && fetched.has(file));
  });
  return bytesOf(page);
}

/** The transferred bytes of a page until now, by kind. */
export function bytesOf(page: Page) {
  return page.evaluate(() => {
    // A preloaded script gets a second performance entry when it is loaded from the cache to run; each script is counted
    // once.
    const sum = (entries: PerformanceEntryList) => {
      const sizes = new Map<string, number>();
      for (const { name, encodedBodySize } of entries as PerformanceResourceTiming[])
        sizes.set(name, Math.max(encodedBodySize, sizes.get(name) ?? 0));
      return [...sizes.values()].reduce((all, size) => all + size, 0);
    };
    const resources = performance.getEntriesByType('resource');
    const ending = (end: string) => sum(resources.filter(({ name }) => new URL(name).pathname.endsWith(end)));
    const document = sum(performance.getEntriesByType('navigation'));
    return {
      script: ending('.js'),
      document,
      font: ending('.woff2'),
      stylesheet: ending('.css'),
      all: document + sum(resources),
    };
  });
}

/**
 * The transferred bytes, by file name, of the scripts that only the given page loads, at once or later.
 * @param key the page's key; scripts that another page may load, at once or later, are not counted
 */
export async function ownScripts(request: APIRequestContext, key: string): Promise<Record<string, number>> {
  const texts = new Map<string, Promise<string>>();
  const sizes: Record<string, number> = {};
  const read = async (name: string) => {
    const answer = await request.get(`/assets/${name}`, { headers: { 'accept-encoding': 'br' } });
    // Some names in the code, such as the service worker's, are not scripts of this folder.
    if (!answer.ok()) return '';
    sizes[name] = Number(answer.headers()['content-length']);
    return answer.text();
  };
  const reached = async (names: string[], all = new Set<string>()): Promise<Set<string>> => {
    for (const name of names) {
      if (all.has(name)) continue;
      all.add(name);
      const text = await (texts.get(name) ?? texts.set(name, read(name)).get(name));
      await reached(scriptsIn(text ?? ''), all);
    }
    return all;
  };
  const home = await (await request.get('/')).text();
  const [, manifest = ''] = /\/assets\/(manifest-[\w-]+\.js)/.exec(home) ?? [];
  // The manifest names each page's script as its `module`, and also its own file.
  const pages = [...(await read(manifest)).matchAll(/"module":"[^"]*"/g)].flatMap(([page]) =>
    scriptsIn(page),
  );
  const isOwn = (name: string) => name.startsWith(`${key}-page-`);
  const others = await reached(pages.filter((name) => !isOwn(name)));
  const own = [...(await reached(pages.filter(isOwn)))].filter((name) => !others.has(name));
  return Object.fromEntries(own.map((name) => [name, sizes[name] ?? Number.NaN]));
}

function scriptsIn(text: string): string[] {
  return [...text.matchAll(/\/([\w-]+(?:\.[\w-]+)*\.js)\b/g)].map(([, name = '']) => name);
}

/** Pictures whose `sizes` is much larger than their displayed width, so that browsers would load too large a file. */
export function picturesCalledTooWide(page: Page): Promise<string[]> {
  return page.locator('picture').evaluateAll((pictures) => {
    const images = pictures.map((picture) => {
      const image = picture.querySelector('img') as HTMLImageElement;
      const { width, height } = image.getBoundingClientRect();
      const sizes = picture.querySelector('source')?.sizes.split(', ') ?? [];
      const ruler = document.body.appendChild(document.createElement('div'));
      ruler.style.inlineSize = sizes.at(-1) ?? '';
      const called = ruler.offsetWidth;
      ruler.remove();
      // A picture with object-fit: cover may be wider than its box.
      const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      return { file: image.src, called, needed: width > 0 ? Math.max(width, height * ratio) : 0 };
    });
    const widest = ({ file }: { file: string }) =>
      Math.max(...images.filter((image) => image.file === file).map(({ needed }) => needed));
    return images
      .filter((image) => image.needed > 0 && image.called > 1.25 * widest(image))
      .map((image) => `${image.file}: ${image.called} px, is ${widest(image)}`);
  });
}
