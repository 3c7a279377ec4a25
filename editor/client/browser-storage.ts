/** Reads a value from the browser's local storage. @returns null if nothing is stored under the key */
export function readStored<Value>(key: string): Value | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The browser's storage is full or denied. The error is ignored: the value is only lost when the page is closed.
  }
}
