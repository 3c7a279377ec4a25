import { stat } from 'node:fs/promises';

const known = new Map<string, { state: string; value: Promise<unknown> }>();

/**
 * Computes a value from a file and keeps it in memory until the file changes: the editor's preview needs the values of all
 * pictures again after each change of a text.
 * @param purpose part of the memory's key: the name of the value, and everything besides the file that the value depends on
 */
export async function memoizeByFile<T>(file: string, purpose: string, work: () => Promise<T>): Promise<T> {
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
