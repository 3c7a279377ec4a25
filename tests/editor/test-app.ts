import { createApp } from '#editor/server/app.ts';
import type { ContentEditor } from '#editor/server/content-editor.ts';
import { PictureImporter } from '#editor/server/pictures/picture-importer.ts';
import type { Publisher } from '#editor/server/publisher.ts';
import type { TestProject } from './test-project.ts';

export const key = 'a'.repeat(32);
const host = '127.0.0.1:4280';

interface Asked {
  /** Bytes and strings are sent as they are, other values as JSON; a request without a body is a GET. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** Sends a request to the editor's server with the headers of the editor's own page; `headers` overrides them. */
export type Ask = (address: string, asked?: Asked) => Promise<Response>;

export function startApp(project: TestProject, editor: ContentEditor, publisher: Publisher): Ask {
  const app = createApp({
    editor,
    publisher,
    importer: new PictureImporter(project.at('.editor/uploads')),
    live: async () => ({ isLive: false, url: '' }),
    client: 'editor/client',
    key,
    port: () => 4280,
    previewOrigin: 'http://127.0.0.1:4281',
    previewState: () => 'ready',
  });
  return async (address, { body, headers } = {}) => {
    const isBytes = body instanceof Uint8Array;
    const type = isBytes ? 'application/octet-stream' : 'application/json';
    const sent = isBytes ? Buffer.from(body) : typeof body === 'string' ? body : JSON.stringify(body);
    return app.request(`http://${host}${address}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { host, 'x-editor-key': key, 'content-type': type, ...headers },
      ...(body === undefined ? {} : { body: sent }),
    });
  };
}
