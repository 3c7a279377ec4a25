interface StoredValueOptions<Value> {
  key: string;
  /** `local` outlives the visit, `session` does not. */
  area: 'local' | 'session';
  /** The value in a stored text; anything may stand there, or nothing. */
  parse: (text: string | null) => Value;
  /** Whether a value holds nothing: it then leaves nothing behind. */
  isEmpty: (value: Value) => boolean;
}

export interface StoredValue<Value> {
  /** The value as it stands now, whichever tab has changed it last; the same object until it changes. */
  get: () => Value;
  set: (value: Value) => void;
  /** Whether it outlives the page: where storage is denied or full, it lasts until the page is left. */
  isSaved: () => boolean;
  /** Calls back when it changes, in another tab too; returns how to stop. */
  subscribe: (onChange: () => void) => () => void;
}

/** A value kept in the browser's storage, as JSON. Where storage is denied or full it is kept in memory instead. */
export function storedValue<Value>({
  key,
  area,
  parse,
  isEmpty,
}: StoredValueOptions<Value>): StoredValue<Value> {
  const listeners = new Set<() => void>();
  let unsaved: { value: Value } | null = null;
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
      if (unsaved) return unsaved.value;
      const text = storedText();
      if (!read || read.text !== text) read = { text, value: parse(text) };
      return read.value;
    },
    set: (value) => {
      try {
        if (isEmpty(value)) storage().removeItem(key);
        else storage().setItem(key, JSON.stringify(value));
        unsaved = null;
      } catch {
        unsaved = { value };
      }
      for (const listener of listeners) listener();
    },
    isSaved: () => unsaved === null,
    subscribe: (onChange) => {
      listeners.add(onChange);
      window.addEventListener('storage', onChange);
      return () => {
        listeners.delete(onChange);
        window.removeEventListener('storage', onChange);
      };
    },
  };
}
