import { readFileSync } from 'node:fs';

/**
 * Keeps what was read: for the whole of a build, in the owner's editor until something is changed there (which counts
 * EDITOR_PREVIEW_VERSION up), and not at all while developing.
 */
export function readOnce<T>(read: () => T): () => T {
  let kept: { version: string | undefined; value: T } | undefined;
  return () => {
    const { NODE_ENV, EDITOR_PREVIEW_VERSION: version } = process.env;
    if (NODE_ENV !== 'production' && version === undefined) return read();
    if (kept?.version !== version || !kept) kept = { version, value: read() };
    return kept.value;
  };
}

/** The same of a JSON file. */
export function readJsonOnce<T>(file: string): () => T {
  return readOnce(() => JSON.parse(readFileSync(file, 'utf8')) as T);
}
