import { readFileSync } from 'node:fs';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { streamText } from 'hono/streaming';
import { parseFieldName } from '#model/content/field-path.ts';
import { reservedNames } from '#model/content/read-yaml.ts';
import { pageOf } from '../forms/page-of.ts';
import type { Change } from '../yaml/change.ts';
import type { ContentEditor } from './content-editor.ts';
import { guard, picturesPath, securityHeaders, uploadPath } from './guard.ts';
import {
  deleteItem,
  discardItem,
  referringAddresses,
  renameItem,
  restoreItem,
} from './items/item-actions.ts';
import { duplicateItem, newItem } from './items/make-items.ts';
import type { LiveState } from './live-site.ts';
import { writable } from './normalize-change.ts';
import { putPicture } from './pictures/item-pictures.ts';
import type { PictureImporter } from './pictures/picture-importer.ts';
import { maxPictureBytes } from './pictures/picture-refusal.ts';
import { pictureSize, shownPicture } from './pictures/shown-picture.ts';
import type { Publisher } from './publisher.ts';
import { Refusal } from './refusal.ts';
import { bodies, type ItemAction, maxBodyBytes, type SentChange } from './request-bodies.ts';
import type { PreviewState } from './state.ts';
import { ChangedElsewhere } from './text-conflict.ts';

export interface AppSettings {
  editor: ContentEditor;
  publisher: Publisher;
  importer: PictureImporter;
  /** Asks the live site whether it shows the last publication. */
  live: () => Promise<LiveState>;
  /** The folder of the editor's built pages. */
  client: string;
  key: string;
  port: () => number;
  previewOrigin: string;
  previewState: () => PreviewState;
}

/** Creates the editor's server: it serves the editor's pages, the API below /api/ and the content's pictures. */
export function createApp(settings: AppSettings): Hono {
  const { editor, publisher, live, importer, client, key, port, previewOrigin, previewState } = settings;
  const app = new Hono();
  app.use(guard(port, key));
  app.use(async (context, next) => {
    for (const [name, value] of Object.entries(securityHeaders(previewOrigin))) context.header(name, value);
    await next();
  });
  const limit = bodyLimit({
    maxSize: maxBodyBytes,
    onError: (context) => context.json({ error: 'The body is too large' }, 413),
  });
  app.use((context, next) => (context.req.path === uploadPath ? next() : limit(context, next)));
  app.onError((error, context) => {
    if (error instanceof Refusal) return context.json({ error: error.message }, 400);
    if (error instanceof ChangedElsewhere)
      return context.json({ error: error.message, conflict: error.conflict }, 409);
    const { code } = error as NodeJS.ErrnoException;
    console.error(error);
    return context.json({ error: error.message, code: code ?? null }, 500);
  });

  app.get('/api/state', async (context) => context.json(await editor.state()));
  app.get('/api/item', async (context) => {
    const item = await editor.item(context.req.query('address') ?? '');
    return foundOr404(context, item);
  });
  app.get('/api/references', (context) =>
    context.json(referringAddresses(editor, context.req.query('address') ?? '')),
  );
  app.get('/api/search', (context) => context.json(editor.search(context.req.query('text') ?? '')));
  app.get('/api/publications', async (context) => {
    const { all, most } = context.req.query();
    return context.json(await publisher.publications(all !== undefined, Number(most) || undefined));
  });
  app.get('/api/publication', async (context) => {
    const { id = '' } = context.req.query();
    return foundOr404(context, await publisher.publication(id).catch(() => undefined));
  });
  app.get('/api/take-back', async (context) => {
    const { id = '' } = context.req.query();
    return foundOr404(context, await publisher.takeBackSummary(id).catch(() => undefined));
  });
  app.get('/api/ready', async (context) => context.json(await editor.unready()));
  app.get('/api/live', async (context) => context.json(await live()));
  // The server reads the preview's page, because the editor's page cannot: the preview has another origin.
  app.get('/api/visited-page', async (context) => {
    const { address = '', locale } = context.req.query();
    if (!editor.titleAt(address)) return foundOr404(context, undefined);
    const page = `${previewOrigin}${pageOf(address, locale === 'ar' ? 'ar' : 'en')}`;
    const answer = await fetch(page, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
    if (!answer?.ok) return context.json({ error: 'The preview does not show it' }, 503);
    return context.text(await answer.text());
  });
  app.get('/api/events', (context) =>
    streamText(context, async (stream) => {
      let isOpen = true;
      const stop = editor.onChange((_, version) => void stream.writeln(`change ${version}`));
      stream.onAbort(() => {
        isOpen = false;
      });
      // Once a second, the states of the preview and of a publication also tell the editor's page that the editor is still running.
      while (isOpen) {
        await stream.writeln(previewState());
        await stream.writeln(`publication ${JSON.stringify(publisher.run)}`);
        await stream.sleep(1000);
      }
      stop();
    }),
  );
  /** Adds a route that changes the content, and answers with the new state of the content. */
  const route = <Body>(
    name: string,
    bodyOf: (context: Context) => Promise<Body>,
    change: (body: Body) => Promise<void>,
  ) =>
    app.post(`/api/${name}`, async (context) => {
      await change(await bodyOf(context));
      return context.json(await editor.state());
    });
  route('change', bodies.changes, ({ key: step, changes }) =>
    editor.change(
      step,
      changes.map((sent) => ({ file: sent.file, change: changeOf(sent), from: sent.from })),
    ),
  );
  route('confirm', bodies.address, ({ address }) => editor.confirm(address));
  route('discard', bodies.file, ({ file }) => discardItem(editor, file));
  route('take-published', bodies.file, ({ file }) => editor.takePublished(file));
  for (const direction of ['undo', 'redo'] as const)
    app.post(`/api/${direction}`, async (context) => {
      const addresses = await editor[direction]();
      return context.json({ addresses, state: await editor.state() });
    });
  app.post('/api/items', async (context) => {
    const address = await changeItems(editor, await bodies.itemAction(context));
    return context.json({ address, state: await editor.state() });
  });
  app.get('/api/publish', async (context) => context.json(await publisher.summary()));
  // The answer does not wait for the end of a publication, which all windows follow by /api/events. While one is
  // running, no other one begins.
  app.post('/api/publish', async (context) => {
    const { files, choices, author } = await bodies.publish(context);
    if (author) await publisher.setAuthor(author);
    publisher.publish(files, choices).catch(() => {});
    return context.json(publisher.run);
  });
  app.post('/api/take-back', async (context) => {
    const { id, choices } = await bodies.takeBack(context);
    publisher.takeBack(id, choices).catch(() => {});
    return context.json(publisher.run);
  });
  for (const action of ['cancel', 'markSeen'] as const)
    app.post(`/api/publication/${action}`, (context) => {
      publisher[action]();
      return context.json(publisher.run);
    });
  app.post(uploadPath, async (context) => {
    const { file = '', field = '', batch = '' } = context.req.query();
    editor.expectFile(file);
    if (Number(context.req.header('content-length') ?? 0) > maxPictureBytes)
      return context.json({ refused: 'tooLarge' });
    const answer = await importer.importUpload(context.req.raw.body, async (imported) => ({
      field: await putPicture(editor, { file, field, imported, batch }),
    }));
    return context.json('refused' in answer ? answer : { ...answer, state: await editor.state() });
  });
  app.get('/api/picture-size', async (context) => {
    const size = await pictureSize(editor.currentFiles, context.req.query('picture') ?? '');
    return foundOr404(context, size);
  });
  app.all('/api/*', (context) => context.json({ error: 'There is no such route' }, 404));

  app.get(`${picturesPath}*`, async (context) => {
    const file = decodeURIComponent(context.req.path.slice(picturesPath.length));
    const files = context.req.query('published') === undefined ? editor.currentFiles : editor.published;
    const shown = await shownPicture(files, file, Number(context.req.query('width')) || undefined);
    if (!shown) return context.notFound();
    // The address contains the version of the picture, so the browser may cache the picture.
    if (context.req.query('v')) context.header('cache-control', 'private, max-age=86400');
    return context.body(shown.bytes, 200, { 'content-type': shown.type });
  });
  app.get('/assets/*', serveStatic({ root: client }), (context) => context.notFound());
  app.get('*', (context) => {
    const page = readFileSync(path.join(client, 'index.html'), 'utf8');
    return context.html(page.replace('{key}', key).replace('{preview}', previewOrigin));
  });
  return app;
}

function foundOr404(context: Context, found: object | undefined): Response {
  return found ? context.json(found) : context.json({ error: 'There is none' }, 404);
}

/** Runs an action on an item. @returns the address of the editor's page to open afterwards */
async function changeItems(editor: ContentEditor, action: ItemAction): Promise<string> {
  switch (action.type) {
    case 'new':
      return newItem(editor, action.kind, action.title);
    case 'duplicate':
      return duplicateItem(editor, action.address);
    case 'rename':
      return renameItem(editor, action.address, action.slug);
    case 'delete':
      await deleteItem(editor, action.address);
      return '/';
    case 'restore':
      await restoreItem(editor, action.address);
      return action.address;
  }
}

/** Converts a change from a request. @throws Refusal if the field's name contains a reserved word, such as `__proto__` */
function changeOf({ field, type, value, to }: SentChange): Change {
  const fieldPath = parseFieldName(field);
  if (fieldPath.some((step) => reservedNames.includes(String(step))))
    throw new Refusal(`There is no ${field}`);
  if (type === 'set' || type === 'insert') return { type, path: fieldPath, value: writable(value) };
  if (type === 'move') return { type, path: fieldPath, to: to ?? 0 };
  return { type, path: fieldPath };
}
