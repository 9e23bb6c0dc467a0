import { useSyncExternalStore } from 'react';
import { useSession } from '../api/session';
import { readSession } from '../api/session-storage';
import { createListeners } from '../listeners';

interface LateFailure {
  readonly error: unknown;
  readonly owner: string | undefined;
}

const { subscribe, tell } = createListeners();
let last: LateFailure | null = null;

/** Says, wherever its owner is by then, that what was asked in a dialog failed after that was closed. */
export function tellLateFailure(error: unknown): void {
  last = { error, owner: readSession()?.user.id };
  tell();
}

/** The last such failure, while it is to be said. */
export function useLateFailure(): unknown {
  const failure = useSyncExternalStore(
    subscribe,
    () => last,
    () => null,
  );
  const isMine = useSession()?.user.id === failure?.owner;
  return isMine ? failure?.error : undefined;
}

/** It was read. */
export function dismissLateFailure(): void {
  last = null;
  tell();
}
