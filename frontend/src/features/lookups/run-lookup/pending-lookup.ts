import type { LookupType } from '@kernel/lookup-catalogue';
import { useSyncExternalStore } from 'react';
import { onSessionChange } from '../../../shared/api/session';
import { readSession } from '../../../shared/api/session-storage';
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

/** Calls back when the session ends or becomes another account's; its renewal is none. Answers how to stop. */
function untilAnotherSession(over: () => void): () => void {
  const owner = readSession()?.user.id;
  return onSessionChange((session) => session?.user.id !== owner && over());
}
