import { timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Hono } from 'hono';
import { transformWithOxc } from 'vite';
import { languages } from '../../../app/language/locales.ts';
import { type EditorWord, say } from '../../client/words.ts';
import { addressOf, type ContentEditor } from '../content-editor.ts';
import { putPicture } from '../pictures/item-pictures.ts';
import { mostBytes } from '../pictures/picture-refusal.ts';
import type { PictureTaker } from '../pictures/picture-taker.ts';
import type { PhoneState, PhoneTarget } from './phone-door.ts';

interface PhoneAppSettings {
  editor: ContentEditor;
  taker: PictureTaker;
  /** What a phone may call this computer. */
  hosts: string[];
  /** Undefined while it is closed. */
  visit: () => { key: string; target: PhoneTarget; state: PhoneState } | undefined;
}

/** So many pictures one opening takes. */
export const mostPictures = 20;
const folder = path.join(import.meta.dirname, '..', '..', 'phone');
const words = [
  'phoneTitle',
  'phoneFor',
  'phoneChoose',
  'phoneHint',
  'phoneClosed',
  'phoneAllThere',
  'phoneAgain',
  'phoneFailed',
  'uploadWaiting',
  'uploadThere',
  'refusedEmpty',
  'refusedSvg',
  'refusedNotPicture',
  'refusedDamaged',
  'refusedTooLarge',
  'refusedTooManyPixels',
  'refusedTooMany',
  'refusedFailed',
] satisfies EditorWord[];

/**
 * The phone's page and its two routes. The page itself says nothing; what is asked of it needs the key, comes from the page
 * alone, and is refused with 403 once the panel is closed.
 */
export function createPhoneApp({ editor, taker, hosts, visit }: PhoneAppSettings): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    if (!hosts.includes(context.req.header('host') ?? '')) return context.text('Wrong host', 403);
    if (!visit()) return context.text('Closed', 403);
    await next();
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    return undefined;
  });
  app.use(async (context, next) => {
    if (context.req.method === 'GET') return next();
    const { req } = context;
    const site = req.header('sec-fetch-site');
    if (req.header('origin') !== `http://${req.header('host')}`) return context.text('Wrong origin', 403);
    if (site !== undefined && site !== 'same-origin') return context.text('Wrong site', 403);
    if (!isSame(req.header('x-phone-key') ?? '', visit()?.key ?? '')) return context.text('Wrong key', 403);
    return next();
  });
  app.onError((error, context) => {
    console.error(error);
    return context.json({ refused: 'failed' }, 500);
  });

  app.get('/', (context) => context.html(page()));
  app.get('/phone.css', (context) =>
    context.body(readFileSync(path.join(folder, 'phone.css')), 200, {
      'content-type': 'text/css; charset=utf-8',
    }),
  );
  app.get('/phone.js', async (context) =>
    context.body(await script(), 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  );
  // The page has opened: what it sends to.
  app.post('/here', (context) => {
    const open = visit();
    if (!open) return context.text('Closed', 403);
    open.state.isReached = true;
    return context.json({
      title: editor.titleAt(addressOf(open.target.file)) ?? {},
      left: mostPictures - open.state.taken,
    });
  });
  app.post('/picture', async (context) => {
    const open = visit();
    if (!open) return context.text('Closed', 403);
    const { state, target, key } = open;
    if (Number(context.req.header('content-length') ?? 0) > mostBytes)
      return context.json({ refused: 'tooLarge' });
    if (state.taken >= mostPictures) return context.json({ refused: 'tooMany' });
    // Counted before, for those that come at the same time.
    state.taken += 1;
    let isPut = false;
    try {
      const put = await taker.take(context.req.raw.body, async (taken) => {
        // Closed while it was on its way: it is not taken.
        if (visit() !== open) return { refused: 'failed' as const };
        await putPicture(editor, { ...target, taken, batch: key.slice(0, 8) });
        isPut = true;
        return {};
      });
      return visit() === open ? context.json(put) : context.text('Closed', 403);
    } finally {
      if (!isPut) state.taken -= 1;
    }
  });
  app.all('*', (context) => context.text('There is nothing else', 403));
  return app;
}

const headers: Record<string, string> = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' blob: data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

function page(): string {
  const all = Object.fromEntries(
    languages.map((locale) => [
      locale,
      Object.fromEntries(words.map((word) => [word, say(locale, word, { title: '{title}' })])),
    ]),
  );
  return readFileSync(path.join(folder, 'phone.html'), 'utf8').replace(/(?<=id="words">)\s*null\s*/, () =>
    JSON.stringify(all).replaceAll('<', '\\u003c'),
  );
}

/** The page's script without its types. */
async function script(): Promise<string> {
  const file = path.join(folder, 'phone.ts');
  return (await transformWithOxc(readFileSync(file, 'utf8'), file, { sourcemap: false })).code;
}

function isSame(given: string, key: string): boolean {
  return key !== '' && given.length === key.length && timingSafeEqual(Buffer.from(given), Buffer.from(key));
}
