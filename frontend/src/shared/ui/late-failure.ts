import { useSyncExternalStore } from 'react';
import { readApiError } from '../api/api-error';
import { useSession } from '../api/session';
import { readSession } from '../api/session-storage';
import { createListeners } from '../listeners';

interface LateFailure {
  readonly text: string;
  readonly owner: string | undefined;
}

const { subscribe, tell } = createListeners();
let last: LateFailure | null = null;

/** Says, wherever its owner is by then, that what was asked in a dialog failed after that was closed. */
export function tellLateFailure(error: unknown): void {
  last = { text: readApiError(error, 'Não foi possível concluir.').text, owner: readSession()?.user.id };
  tell();
}

/** What is to be said of the last such failure, and how to do away with it. */
export function useLateFailure(): { readonly text: string | null; readonly dismiss: () => void } {
  const failure = useSyncExternalStore(
    subscribe,
    () => last,
    () => null,
  );
  const isMine = useSession()?.user.id === failure?.owner;
  return { text: failure && isMine ? failure.text : null, dismiss };
}

function dismiss(): void {
  last = null;
  tell();
}
