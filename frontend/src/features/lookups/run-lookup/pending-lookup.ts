import type { LookupType } from '@kernel/lookup-catalogue';
import { useSyncExternalStore } from 'react';
import type { Values } from './lookup-flow';

/** A lookup that was asked for outside the lookup page, which runs it as soon as it is on show. It stays in memory. */
interface PendingLookup {
  readonly type: LookupType;
  readonly values: Values;
}

const listeners = new Set<() => void>();
let pending: PendingLookup | null = null;

export function setPendingLookup(lookup: PendingLookup | null): void {
  pending = lookup;
  for (const listener of listeners) listener();
}

export function usePendingLookup(): PendingLookup | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => pending,
  );
}
