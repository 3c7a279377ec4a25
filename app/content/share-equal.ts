const known = new Map<string, unknown>();

/**
 * The first of all equal values that it was called with: what a page's data holds many times as one and the same object,
 * is sent once.
 * @param value plain data, never changed afterwards
 */
export function shareEqual<T>(value: T): T {
  const key = JSON.stringify(value);
  if (!known.has(key)) known.set(key, value);
  return known.get(key) as T;
}
