import { createStore, type Store } from './store.ts';

interface StoredValueOptions<Value> {
  key: string;
  /** `local` outlives the visit, `session` does not. */
  area: 'local' | 'session';
  /** The value in a stored text; anything may stand there, or nothing. */
  parse: (text: string | null) => Value;
  /** Whether a value holds nothing: it then leaves nothing behind. */
  isEmpty: (value: Value) => boolean;
}

export interface StoredValue<Value> extends Store<Value> {
  /** Whether it outlives the page: where storage is denied or full, it lasts until the page is left. */
  isSaved: () => boolean;
}

/**
 * A value kept in the browser's storage, as JSON, whichever tab has changed it last; the same object until it changes. Where
 * storage is denied or full it is kept in memory instead.
 */
export function storedValue<Value>({
  key,
  area,
  parse,
  isEmpty,
}: StoredValueOptions<Value>): StoredValue<Value> {
  const unsaved = createStore<{ value: Value } | null>(null);
  let read: { text: string | null; value: Value } | null = null;
  // Denied storage throws where it is first touched.
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
