/** Who is to be told of a change; `subscribe` as `useSyncExternalStore` wants it. With the first of them `begin` is called, its answer with the last. */
export function createListeners(begin?: () => () => void) {
  const listeners = new Set<() => void>();
  let end: (() => void) | undefined;
  return {
    subscribe(listener: () => void): () => void {
      if (listeners.size === 0) end = begin?.();
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) end?.();
      };
    },
    tell(): void {
      for (const listener of listeners) listener();
    },
  };
}
