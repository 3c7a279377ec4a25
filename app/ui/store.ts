/** A value in memory, which is lost when the browser leaves or reloads the page. */
export interface Store<Value> {
  get: () => Value;
  set: (value: Value) => void;
  /** Calls `onChange` when the value is set. Returns a function that ends the subscription. */
  subscribe: (onChange: () => void) => () => void;
}

/** Creates a store for React's useSyncExternalStore. */
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
