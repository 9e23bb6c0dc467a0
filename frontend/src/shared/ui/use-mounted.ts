import { useSyncExternalStore } from 'react';

/** False in markup made on the server and while it is taken over, true from then on. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
