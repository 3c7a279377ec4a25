import type { Locale } from '#model/language/locales.ts';
import type { UnreadyItem } from '../ready/find-unready.ts';
import type { SearchAnswer } from '../server/content-search.ts';
import type { Choices } from '../server/field-conflict.ts';
import type { Publication, PublishedChange } from '../server/history.ts';
import type { LiveState } from '../server/live-site.ts';
import type { PictureRefusal } from '../server/pictures/picture-refusal.ts';
import type { PublishResult, PublishStep, PublishSummary } from '../server/publisher.ts';
import type { ItemAction, SentChange } from '../server/request-bodies.ts';
import type { EditorState, ItemState, PreviewState } from '../server/state.ts';
import type { TextConflict } from '../server/text-conflict.ts';

/* What the pages ask of the editor's server. Each start has another key, which stands in the page. */

let key = document.querySelector<HTMLMetaElement>('meta[name="editor-key"]')?.content ?? '';

export const previewOrigin =
  document.querySelector<HTMLMetaElement>('meta[name="preview-origin"]')?.content ?? '';

/** Thrown where the server does not answer: it was stopped, or started anew with another key. */
export class ServerUnreachable extends Error {}

/** Thrown where the server did not do what was asked. */
export class RequestFailure extends Error {
  /** Whether it never will. */
  readonly isRefused: boolean;
  /** The disk's own code, such as `ENOSPC`; null or undefined where it was something else. */
  readonly code: string | null | undefined;
  /** Of the text that a change goes on from, where another window has changed it. */
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
  // What is asked for last is answered when the page has gone, too; pictures are larger than what browsers do that for.
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
/** The HTML of an item's page as visitors get it. */
export const getVisitedPage = async (address: string, locale: Locale) =>
  (await request(`visited-page?${new URLSearchParams({ address, locale })}`)).text();
export const sendChanges = (step: string, changes: SentChange[]) =>
  post<EditorState>('change', { key: step, changes });
/**
 * Sends a picture into a field.
 * @param to the item's file, a list or a picture of it, and what is one step of undo
 * @returns the field that names it, or why it is refused
 */
export const sendPicture = (picture: File, to: { file: string; field: string; batch: string }) =>
  post<{ field?: string; refused?: PictureRefusal }>(
    `picture?${new URLSearchParams(to)}`,
    new Blob([picture]),
  );
/** Of a picture of the content, in px. @param picture below the content folder */
export const getPictureSize = (picture: string) =>
  get<{ width: number; height: number }>('picture-size', { picture });
export const undo = () => post<{ addresses: string[]; state: EditorState }>('undo', {});
export const redo = () => post<{ addresses: string[]; state: EditorState }>('redo', {});
export const discard = (file: string) => post<EditorState>('discard', { file });
/** The addresses in the editor of what refers to an item. */
export const getReferences = (address: string) => get<string[]>('references', { address });
/** New, duplicated, renamed and deleted items; `address` is where it goes on. */
export const changeItem = (action: ItemAction) =>
  post<{ address: string; state: EditorState }>('items', action);
export const getPublications = (maxCount?: number) =>
  get<Publication[]>('publications', maxCount ? { most: `${maxCount}` } : {});
export const getPublication = (id: string) => get<PublishedChange[]>('publication', { id });
export const getSummary = () => get<PublishSummary>('publish');
/** Every sentence that holds a text. */
export const searchContent = (text: string) => get<SearchAnswer>('search', { text });
export const getUnready = () => get<UnreadyItem[]>('ready');
/** An item counts as the owner's own, as it stands. */
export const confirm = (address: string) => post<EditorState>('confirm', { address });
/** Has the live site asked whether it shows the last publication. */
export const getLiveState = () => get<LiveState>('live');

type OnStep = (step: PublishStep) => void;
/** Publishes; resolves with how it ended. */
export const publish = (files: string[], choices: Choices, onStep: OnStep) =>
  followSteps('publish', { files, choices }, onStep);
/** Takes a publication back; resolves with how that ended. */
export const takeBack = (id: string, choices: Choices, onStep: OnStep) =>
  followSteps('take-back', { id, choices }, onStep);

async function followSteps(path: string, body: unknown, onStep: OnStep): Promise<PublishResult> {
  let result: PublishResult | undefined;
  for await (const line of linesOf(await request(path, body))) {
    const message = JSON.parse(line) as { step: PublishStep } | PublishResult;
    if ('done' in message) result = message;
    else onStep(message.step);
  }
  if (!result) throw new ServerUnreachable(path);
  return result;
}

/**
 * Follows the server until it is gone: `onChange` after every change, whoever made it, `onHere` with every sign of life, which
 * says how far the preview is.
 */
export async function followServer(
  onChange: (version: number) => void,
  onHeartbeat: (preview: PreviewState) => void,
): Promise<void> {
  const abort = new AbortController();
  let last = Date.now();
  const timer = setInterval(() => {
    if (Date.now() - last > 2000) abort.abort();
  }, 500);
  try {
    for await (const line of linesOf(await request('events', undefined, abort.signal))) {
      last = Date.now();
      if (line.startsWith('change ')) onChange(Number(line.slice('change '.length)));
      else onHeartbeat(line as PreviewState);
    }
  } finally {
    clearInterval(timer);
  }
}

/** Takes over the key of a later start. */
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
