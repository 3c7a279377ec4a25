import { readFileSync } from 'node:fs';

/**
 * Caches the result of `read`: for a whole build; in the editor's preview until EDITOR_PREVIEW_VERSION changes, which
 * every change of the content increments. During development nothing is cached.
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

/** Reads a JSON file and caches its value as long as `readOnce` caches a result. */
export function readJsonOnce<T>(file: string): () => T {
  return readOnce(() => JSON.parse(readFileSync(file, 'utf8')) as T);
}
