/** A value in memory. It is lost when the page is left for good. */
export interface Store<Value> {
  get: () => Value;
  set: (value: Value) => void;
  /** Calls back when the value is set. Returns a function that stops this. */
  subscribe: (onChange: () => void) => () => void;
}

/** Makes a store for React's useSyncExternalStore. */
export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
