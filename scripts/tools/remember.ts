import { stat } from 'node:fs/promises';

const known = new Map<string, { state: string; value: Promise<unknown> }>();

/**
 * Works something out of a file and remembers it until the file changes, for as long as this process runs: an editor's preview
 * looks at all pictures again after each change of a text.
 * @param purpose what is worked out; with all else that it depends on
 */
export async function remember<T>(file: string, purpose: string, work: () => Promise<T>): Promise<T> {
  const { mtimeMs, size, ino } = await stat(file);
  const state = `${mtimeMs} ${size} ${ino}`;
  const key = `${purpose}\0${file}`;
  const before = known.get(key);
  if (before?.state === state) return before.value as Promise<T>;
  const value = work();
  known.set(key, { state, value });
  value.catch(() => known.delete(key));
  return value;
}
