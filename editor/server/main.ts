import { spawn } from 'node:child_process';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { build } from 'vite';
import { contentRoot } from '#model/on-disk/folders.server.ts';
import { drawnCharacters } from '#scripts/fonts/drawn-characters.ts';
import { cssFunctions } from '#scripts/styles/css-functions.ts';
import { createApp } from './app.ts';
import { ContentEditor } from './content-editor.ts';
import { migrateCourses } from './courses-in-one-file.ts';
import { contentAtCommit, withoutPassword } from './git.ts';
import { newKey } from './guard.ts';
import { askLiveSite } from './live-site.ts';
import { PictureImporter } from './pictures/picture-importer.ts';
import { PreviewProcess } from './preview-process.ts';
import { Publisher } from './publisher.ts';
import { makeRepository } from './repository.ts';
import { watchContent } from './watch-content.ts';

/*
 * Starts the editor: its pages at http://127.0.0.1:<port>/, and the preview on the next port. Settings: EDITOR_PORT is
 * the port, EDITOR_QUIET=1 opens no browser, CONTENT_ROOT is the content folder to edit, and EDITOR_FOLDER (inside the
 * project) is the folder for drafts.
 */

const project = path.join(import.meta.dirname, '..', '..');
const folder = path.resolve(project, process.env.EDITOR_FOLDER ?? '.editor');
/** The editor's port is not that of `npm start`, where the built site's service worker would answer its requests. */
const port = Number(process.env.EDITOR_PORT ?? 4280);
const previewPort = port + 1;
const address = `http://127.0.0.1:${port}/`;

if (await isRunning()) {
  console.log(`The editor is running already: ${address}`);
  openBrowser();
} else
  await start().catch((error: NodeJS.ErrnoException) => {
    const isFull = error.code === 'ENOSPC' || error.code === 'EDQUOT';
    console.error(isFull ? 'The disk is full. Make room, then start again. القرص ممتلئ.' : error);
    process.exit(1);
  });

async function start(): Promise<void> {
  await migrateCourses(contentRoot, folder);
  // Without Git, only publishing fails (with a message); forms and drafts still work.
  await makeRepository(project).catch((error) => console.error(withoutPassword(String(error))));
  const committed = async (file: string) => (await contentAtCommit(project, 'HEAD', file))?.toString();
  const editor = new ContentEditor({ contentRoot, editor: folder, committed }, await drawnCharacters());
  await editor.open();
  const client = path.join(folder, 'client');
  await buildPages(client);
  const preview = new PreviewProcess({
    project,
    content: path.join(folder, 'preview'),
    work: path.join(folder, 'work'),
    port: previewPort,
    editorOrigin: `http://127.0.0.1:${port}`,
  });
  editor.onChange((files) => preview.changed(files));
  watchContent(contentRoot, () => void editor.reload().catch(console.error));
  const publisher = new Publisher(project, folder, editor);
  const importer = new PictureImporter(path.join(folder, 'uploads'));
  await importer.open();
  await publisher.catchUp().catch((error) => console.error(withoutPassword(String(error))));
  const app = createApp({
    editor,
    publisher,
    importer,
    live: () => askLiveSite(contentRoot, path.join(folder, 'checkout', 'build', 'client')),
    client,
    key: newKey(),
    port: () => port,
    previewOrigin: preview.origin,
    previewState: () => preview.state,
  });
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port }, () => {
    console.log(`The editor is ready: ${address}`);
    openBrowser();
  });
  const stop = () => {
    preview.stop();
    importer.close();
    server.close();
    process.exit();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  server.on('error', (error: NodeJS.ErrnoException) => {
    const isTaken = error.code === 'EADDRINUSE';
    console.error(
      isTaken ? `Port ${port} is taken by another program: EDITOR_PORT names another one.` : error,
    );
    preview.stop();
    process.exit(1);
  });
  try {
    await preview.start();
    console.log(`The preview is ready: ${preview.origin}/`);
  } catch (error) {
    // If the preview cannot start, the editor continues: forms, drafts and publishing do not need the preview.
    console.error('The preview could not be started:', error);
  }
}

/** Builds the editor's own pages, which takes one or two seconds. */
async function buildPages(outDir: string): Promise<void> {
  await build({
    root: path.join(import.meta.dirname, '..', 'client'),
    configFile: false,
    logLevel: 'warn',
    css: { postcss: { plugins: [cssFunctions] } },
    build: {
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      target: 'es2023',
      // Large bundles need no warning, because the browser loads them from this computer.
      chunkSizeWarningLimit: 2000,
    },
  });
}

async function isRunning(): Promise<boolean> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(2000) });
    return (await answer.text()).includes('name="editor-key"');
  } catch {
    return false;
  }
}

function openBrowser(): void {
  if (process.env.EDITOR_QUIET === '1') return;
  const [program = '', ...args] =
    process.platform === 'win32'
      ? ['cmd', '/c', 'start', '', address]
      : [process.platform === 'darwin' ? 'open' : 'xdg-open', address];
  spawn(program, args, { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}
