import type { LookupType } from '@kernel/lookup-catalogue';
import { useSyncExternalStore } from 'react';
import { createListeners } from '../../../shared/listeners';
import type { Values } from './lookup-flow';

/** A lookup that was asked for outside the lookup page, which runs it as soon as it is on show. It stays in memory. */
interface PendingLookup {
  readonly type: LookupType;
  readonly values: Values;
}

const { subscribe, tell } = createListeners();
let pending: PendingLookup | null = null;

export function setPendingLookup(lookup: PendingLookup | null): void {
  pending = lookup;
  tell();
}

export function usePendingLookup(): PendingLookup | null {
  return useSyncExternalStore(subscribe, () => pending);
}
