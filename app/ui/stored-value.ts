import { createStore, type Store } from './store.ts';

interface StoredValueOptions<Value> {
  key: string;
  /** `local` storage outlives the visit, `session` storage does not. */
  area: 'local' | 'session';
  /** Reads the value from a stored text, which may contain anything, or is null. */
  parse: (text: string | null) => Value;
  /** Whether a value is empty. For an empty value, nothing stays in the storage. */
  isEmpty: (value: Value) => boolean;
}

export interface StoredValue<Value> extends Store<Value> {
  /** Whether the value outlives the page. If storage is denied or full, the value is lost when the page is left. */
  isSaved: () => boolean;
}

/**
 * A value that is stored in the browser, as JSON, whichever tab has changed it last. `get` returns the same object
 * until the value changes. If storage is denied or full, the value is kept in memory instead.
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
