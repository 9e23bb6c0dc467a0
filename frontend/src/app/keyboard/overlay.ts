import { useSyncExternalStore } from 'react';
import { createListeners } from '../../shared/listeners';

/** What the keyboard has put over the page. */
type Overlay = 'palette' | 'shortcuts' | null;

const { subscribe, tell } = createListeners();
let current: Overlay = null;

export function showOverlay(overlay: Overlay): void {
  current = overlay;
  tell();
}

export function useOverlay(): Overlay {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}
