/** A value in memory, until the page is left for good. */
export interface Store<Value> {
  get: () => Value;
  set: (value: Value) => void;
  /** Calls back when it is set; returns how to stop. */
  subscribe: (onChange: () => void) => () => void;
}

/** A store as React's useSyncExternalStore follows it. */
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
