import type { Locale } from '#model/language/locales.ts';
import type { UnreadyItem } from '../ready/find-unready.ts';
import type { SearchAnswer } from '../server/content-search.ts';
import type { Choices } from '../server/field-conflict.ts';
import type { Publication } from '../server/history.ts';
import type { ItemChange } from '../server/item-changes.ts';
import type { LiveState } from '../server/live-site.ts';
import type { PictureRefusal } from '../server/pictures/picture-refusal.ts';
import type { PublicationRun } from '../server/publication-run.ts';
import type { PublishSummary, TakeBackSummary } from '../server/publisher.ts';
import type { ItemAction, SentChange } from '../server/request-bodies.ts';
import type { EditorState, ItemState, PreviewState } from '../server/state.ts';
import type { TextConflict } from '../server/text-conflict.ts';

/*
 * The requests that the editor's pages send to the editor's server. The server makes a new secret key at each start and writes
 * it into the HTML page. Each request must send this key.
 */

let key = document.querySelector<HTMLMetaElement>('meta[name="editor-key"]')?.content ?? '';

export const previewOrigin =
  document.querySelector<HTMLMetaElement>('meta[name="preview-origin"]')?.content ?? '';

/** Thrown when the server is unreachable: it was stopped, or it was restarted and no longer accepts the key of this page. */
export class ServerUnreachable extends Error {}

/** Thrown when the server answers a request with an error. */
export class RequestFailure extends Error {
  /** Whether the server refused the request itself, so that sending the same request again would be useless. */
  readonly isRefused: boolean;
  /** The error code of the file system, such as `ENOSPC`; null or undefined for any other error. */
  readonly code: string | null | undefined;
  /** The field's present text in the content, if another window changed the field in the meantime. */
  readonly conflict: TextConflict | undefined;

  constructor(status: number, answer: { error?: string; code?: string | null; conflict?: TextConflict }) {
    super(answer.error ?? `${status}`);
    this.isRefused = status === 400 || answer.conflict !== undefined;
    this.code = answer.code;
    this.conflict = answer.conflict;
  }
}

async function request(path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const isFile = body instanceof Blob;
  // With `keepalive`, a request still reaches the server when the page is closed. Browsers allow no `keepalive` for large bodies
  // such as pictures.
  const sent = body === undefined ? {} : isFile ? { body } : { body: JSON.stringify(body), keepalive: true };
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'x-editor-key': key,
        'content-type': isFile ? 'application/octet-stream' : 'application/json',
      },
      ...sent,
      ...(signal ? { signal } : {}),
    });
  } catch (error) {
    throw new ServerUnreachable(String(error));
  }
  if (answer.status === 403) throw new ServerUnreachable('another start');
  if (!answer.ok) throw new RequestFailure(answer.status, await answer.json().catch(() => ({})));
  return answer;
}

async function get<T>(path: string, query: Record<string, string> = {}): Promise<T> {
  return (await request(`${path}?${new URLSearchParams(query)}`)).json();
}

async function post<T>(path: string, body: unknown): Promise<T> {
  return (await request(path, body)).json();
}

export const getState = () => get<EditorState>('state');
export const getItem = (address: string) => get<ItemState>('item', { address });
/** Gets the HTML of an item's page on the site, as visitors get it. */
export const getVisitedPage = async (address: string, locale: Locale) =>
  (await request(`visited-page?${new URLSearchParams({ address, locale })}`)).text();
export const sendChanges = (step: string, changes: SentChange[]) =>
  post<EditorState>('change', { key: step, changes });
/**
 * Uploads a picture into a field.
 * @param to the target: `file` is the item's file, `field` the path of a list of pictures or of one picture; pictures with the
 *   same `batch` are undone together
 * @returns the path of the field that now names the picture, or the reason why the server refused the picture
 */
export const sendPicture = (picture: File, to: { file: string; field: string; batch: string }) =>
  post<{ field?: string; refused?: PictureRefusal }>(
    `picture?${new URLSearchParams(to)}`,
    new Blob([picture]),
  );
/** Gets the size of a content picture in px. @param picture the path of the picture below the content folder */
export const getPictureSize = (picture: string) =>
  get<{ width: number; height: number }>('picture-size', { picture });
export const undo = () => post<{ addresses: string[]; state: EditorState }>('undo', {});
export const redo = () => post<{ addresses: string[]; state: EditorState }>('redo', {});
export const discard = (file: string) => post<EditorState>('discard', { file });
/** Replaces a file that cannot be read by its last published version. */
export const takePublished = (file: string) => post<EditorState>('take-published', { file });
/** Gets the editor addresses of all items and files that refer to an item. */
export const getReferences = (address: string) => get<string[]>('references', { address });
/** Creates, duplicates, renames, deletes or restores an item. The answer has the `address` of the editor page to open next. */
export const changeItem = (action: ItemAction) =>
  post<{ address: string; state: EditorState }>('items', action);
/** Gets the editor's publications, newest first. With `all`, changes that were made without the editor are among them. */
export const getPublications = (query: { most?: string; all?: string } = {}) =>
  get<Publication[]>('publications', query);
export const getPublication = (id: string) => get<ItemChange[]>('publication', { id });
export const getTakeBackSummary = (id: string) => get<TakeBackSummary>('take-back', { id });
export const getSummary = () => get<PublishSummary>('publish');
/** Finds every text of the content and the site that contains the searched words. */
export const searchContent = (text: string) => get<SearchAnswer>('search', { text });
export const getUnready = () => get<UnreadyItem[]>('ready');
/** Confirms an item of the sample content as the owner's own, without an edit. */
export const confirm = (address: string) => post<EditorState>('confirm', { address });
/** Asks the server whether the live site already shows the last publication. */
export const getLiveState = () => get<LiveState>('live');

/** Begins to publish files. */
export const publish = (files: string[], choices: Choices, author: string) =>
  post<PublicationRun>('publish', { files, choices, author });
/** Begins to revert a publication by a new publication. */
export const takeBack = (id: string, choices: Choices) => post<PublicationRun>('take-back', { id, choices });
export const cancelPublication = () => post<PublicationRun>('publication/cancel', {});
export const markPublicationSeen = () => post<PublicationRun>('publication/markSeen', {});

/**
 * Listens to the server's messages until the connection breaks.
 * @param onChange is called after every change of the content in any window, with the new version number of the content
 * @param onHeartbeat is called at each of the server's regular messages, with the state of the preview
 * @param onPublication is called with the running or last publication, as JSON
 * @param onSilence is called if the server sends no message for 2 s, because it is busy
 * @throws Error if the server does not answer, or sends no message for 30 s
 */
export async function followServer(
  onChange: (version: number) => void,
  onHeartbeat: (preview: PreviewState) => void,
  onPublication: (run: string) => void,
  onSilence: () => void,
): Promise<void> {
  const abort = new AbortController();
  // Half seconds are counted instead of comparing times: while the computer sleeps, the server is not silent.
  let silence = 0;
  const timer = setInterval(() => {
    silence += 1;
    if (silence === 4) onSilence();
    if (silence === 60) abort.abort();
  }, 500);
  try {
    for await (const line of linesOf(await request('events', undefined, abort.signal))) {
      silence = 0;
      if (line.startsWith('change ')) onChange(Number(line.slice('change '.length)));
      else if (line.startsWith('publication ')) onPublication(line.slice('publication '.length));
      else onHeartbeat(line as PreviewState);
    }
  } finally {
    clearInterval(timer);
  }
}

/**
 * Looks for a restarted server. All later requests send the key of the found server.
 * @returns whether a server was found
 */
export async function reconnect(): Promise<boolean> {
  try {
    const page = await (await fetch('/')).text();
    const found = page.match(/name="editor-key" content="([0-9a-f]+)"/)?.[1];
    if (found) key = found;
    return found !== undefined;
  } catch {
    return false;
  }
}

async function* linesOf(answer: Response): AsyncGenerator<string> {
  let rest = '';
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  while (reader) {
    const { value, done } = await reader.read();
    if (done) return;
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    yield* lines.filter(Boolean);
  }
}
