import type { LookupType } from '@kernel/lookup-catalogue';
import { useSyncExternalStore } from 'react';
import { untilAnotherSession } from '../../../shared/api/another-session';
import { createListeners } from '../../../shared/listeners';
import type { Values } from './lookup-flow';

/** A lookup that was asked for outside the lookup page, which runs it as soon as it is on show. It stays in memory, and for who asked. */
interface PendingLookup {
  readonly type: LookupType;
  readonly values: Values;
}

const { subscribe, tell } = createListeners();
let pending: PendingLookup | null = null;
let unwatch = () => {};

export function setPendingLookup(lookup: PendingLookup | null): void {
  unwatch();
  pending = lookup;
  unwatch = lookup ? untilAnotherSession(() => setPendingLookup(null)) : () => {};
  tell();
}

export function usePendingLookup(): PendingLookup | null {
  return useSyncExternalStore(subscribe, () => pending);
}
