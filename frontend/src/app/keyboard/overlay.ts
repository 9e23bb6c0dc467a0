import { useSyncExternalStore } from 'react';

/** What the keyboard has put over the page. */
type Overlay = 'palette' | 'shortcuts' | null;

const listeners = new Set<() => void>();
let current: Overlay = null;

export function showOverlay(overlay: Overlay): void {
  current = overlay;
  for (const listener of listeners) listener();
}

export function useOverlay(): Overlay {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
