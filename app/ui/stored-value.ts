import { createStore, type Store } from './store.ts';

interface StoredValueOptions<Value> {
  key: string;
  /** The storage of the browser: `local` outlives the visit, `session` does not. */
  area: 'local' | 'session';
  /** Reads the value from the stored text, which is null if nothing is stored, and may be invalid. */
  parse: (text: string | null) => Value;
  /** Whether a value is empty. An empty value is removed from the storage. */
  isEmpty: (value: Value) => boolean;
}

export interface StoredValue<Value> extends Store<Value> {
  /** Whether the value is stored, and so remains after the page is left. False if storage is denied or full. */
  isSaved: () => boolean;
}

/**
 * A value that the browser stores as JSON. `get` returns the same object until the value changes, in this tab or in
 * another. If storage is denied or full, the value is kept in memory instead.
 */
export function storedValue<Value>({
  key,
  area,
  parse,
  isEmpty,
}: StoredValueOptions<Value>): StoredValue<Value> {
  const unsaved = createStore<{ value: Value } | null>(null);
  let read: { text: string | null; value: Value } | null = null;
  // If storage is denied, the first access to it throws an error.
  const storage = () => (area === 'local' ? localStorage : sessionStorage);
  const storedText = () => {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  };

  return {
    get: () => {
      const inMemory = unsaved.get();
      if (inMemory) return inMemory.value;
      const text = storedText();
      if (!read || read.text !== text) read = { text, value: parse(text) };
      return read.value;
    },
    set: (value) => {
      try {
        if (isEmpty(value)) storage().removeItem(key);
        else storage().setItem(key, JSON.stringify(value));
      } catch {
        return unsaved.set({ value });
      }
      unsaved.set(null);
    },
    isSaved: () => unsaved.get() === null,
    subscribe: (onChange) => {
      const stop = unsaved.subscribe(onChange);
      window.addEventListener('storage', onChange);
      return () => {
        stop();
        window.removeEventListener('storage', onChange);
      };
    },
  };
}
