import type { Locale } from '../../app/language/locales.ts';
import type { Readiness } from '../ready/find-unready.ts';
import type { SearchAnswer } from '../server/content-search.ts';
import type { Publication, PublishedChange } from '../server/history.ts';
import type { LiveState } from '../server/live-site.ts';
import type { PictureRefusal } from '../server/pictures/picture-refusal.ts';
import type { PublishResult, PublishStep, PublishSummary } from '../server/publisher.ts';
import type { ItemAction, SentChange } from '../server/request-bodies.ts';
import type { EditorState, ItemState, PreviewState } from '../server/state.ts';
import type { TextConflict } from '../server/text-conflict.ts';
import type { Choices } from '../server/told-conflict.ts';

/* What the pages ask of the editor's server. Each start has another key, which stands in the page. */

let key = document.querySelector<HTMLMetaElement>('meta[name="editor-key"]')?.content ?? '';

export const previewOrigin =
  document.querySelector<HTMLMetaElement>('meta[name="preview-origin"]')?.content ?? '';

/** Thrown where the server does not answer: it was stopped, or started anew with another key. */
export class ServerGone extends Error {}

/** Thrown where the server will never do what was asked. */
export class Refused extends Error {}

/** Thrown where the server could not do it. */
export class ServerFailure extends Error {
  /** What the disk said, such as `ENOSPC`; undefined where it was something else. */
  readonly code: string | undefined;

  constructor(message: string, code: string | null | undefined) {
    super(message);
    this.code = code ?? undefined;
  }
}

/** Thrown where another window has changed the text that a change goes on from. */
export class InConflict extends Error {
  readonly conflict: TextConflict;

  constructor(conflict: TextConflict) {
    super(conflict.field);
    this.conflict = conflict;
  }
}

async function ask(path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
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
    throw new ServerGone(String(error));
  }
  if (answer.status === 403) throw new ServerGone('another start');
  if (!answer.ok) {
    const { error, conflict, code } = (await answer.json().catch(() => ({}))) as {
      error?: string;
      conflict?: TextConflict;
      code?: string | null;
    };
    if (conflict) throw new InConflict(conflict);
    if (answer.status === 400) throw new Refused(error);
    throw new ServerFailure(error ?? `${answer.status}`, code);
  }
  return answer;
}

async function json<T>(path: string, body?: unknown): Promise<T> {
  return (await ask(path, body)).json();
}

export const getState = () => json<EditorState>('state');
export const getItem = (address: string) => json<ItemState>(`item?address=${encodeURIComponent(address)}`);
/** The HTML of an item's page as visitors get it. */
export const getVisitedPage = async (address: string, locale: Locale) =>
  (await ask(`visited-page?${new URLSearchParams({ address, locale })}`)).text();
export const sendChanges = (step: string, changes: SentChange[]) =>
  json<EditorState>('change', { key: step, changes });
/**
 * Sends a picture into a field.
 * @param to the item's file, a list or a picture of it, and what is one step of undo
 * @returns the field that names it, or why it is refused
 */
export const sendPicture = (picture: File, to: { file: string; field: string; batch: string }) =>
  json<{ field?: string; refused?: PictureRefusal }>(
    `picture?${new URLSearchParams(to)}`,
    new Blob([picture]),
  );
/** Of a picture of the content, in px. @param picture below the content folder */
export const getPictureSize = (picture: string) =>
  json<{ width: number; height: number }>(`picture-size?picture=${encodeURIComponent(picture)}`);
export const undo = () => json<{ addresses: string[]; state: EditorState }>('undo', {});
export const redo = () => json<{ addresses: string[]; state: EditorState }>('redo', {});
export const discard = (file: string) => json<EditorState>('discard', { file });
/** The addresses in the editor of what refers to an item. */
export const getReferences = (address: string) =>
  json<string[]>(`references?address=${encodeURIComponent(address)}`);
/** New, duplicated, renamed and deleted items; `address` is where it goes on. */
export const changeItem = (action: ItemAction) =>
  json<{ address: string; state: EditorState }>('items', action);
export const getPublications = (most?: number) =>
  json<Publication[]>(`publications${most ? `?most=${most}` : ''}`);
export const getPublication = (id: string) =>
  json<PublishedChange[]>(`publication?id=${encodeURIComponent(id)}`);
export const getSummary = () => json<PublishSummary>('publish');
/** Every sentence that holds a text. */
export const searchContent = (text: string) => json<SearchAnswer>(`search?text=${encodeURIComponent(text)}`);
export const getReadiness = () => json<Readiness>('ready');
/** An item counts as the owner's own, as it stands. */
export const confirm = (address: string) => json<EditorState>('confirm', { address });
/** Has the live site asked whether it shows the last publication. */
export const getLive = () => json<LiveState>('live');

/** Publishes; resolves with how it ended. */
export function publish(
  files: string[],
  choices: Choices,
  onStep: (step: PublishStep) => void,
): Promise<PublishResult> {
  return followSteps('publish', { files, choices }, onStep);
}

/** Takes a publication back; resolves with how that ended. */
export function takeBack(
  id: string,
  choices: Choices,
  onStep: (step: PublishStep) => void,
): Promise<PublishResult> {
  return followSteps('take-back', { id, choices }, onStep);
}

async function followSteps(
  path: string,
  body: unknown,
  onStep: (step: PublishStep) => void,
): Promise<PublishResult> {
  let result: PublishResult | undefined;
  for await (const line of linesOf(await ask(path, body))) {
    const told = JSON.parse(line) as { step: PublishStep } | PublishResult;
    if ('done' in told) result = told;
    else onStep(told.step);
  }
  if (!result) throw new ServerGone(path);
  return result;
}

/**
 * Follows the server until it is gone: `onChange` after every change, whoever made it, `onHere` with every sign of life, which
 * says how far the preview is.
 */
export async function followServer(
  onChange: (version: number) => void,
  onHere: (preview: PreviewState) => void,
): Promise<void> {
  const abort = new AbortController();
  let last = Date.now();
  const timer = setInterval(() => {
    if (Date.now() - last > 2000) abort.abort();
  }, 500);
  try {
    for await (const line of linesOf(await ask('events', undefined, abort.signal))) {
      last = Date.now();
      if (line.startsWith('change ')) onChange(Number(line.slice('change '.length)));
      else onHere(line as PreviewState);
    }
  } finally {
    clearInterval(timer);
  }
}

/** Takes over the key of a later start. */
export async function findServer(): Promise<boolean> {
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
