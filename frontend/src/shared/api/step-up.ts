import { useSyncExternalStore } from 'react';
import { createListeners } from '../listeners';
import { onSessionChange } from './session';
import { readSession } from './session-storage';

/** The question that is open: answered once, with whether the administrator has proven to be one. */
export interface StepUpRequest {
  /** As it was typed for what is asked: only the code is wanted besides. */
  readonly password: string | undefined;
  readonly settle: (proven: boolean) => void;
}

let open: StepUpRequest | null = null;
let answer: Promise<boolean> | null = null;
/** Nobody is left to show the question. */
const giveUp = () => open?.settle(false);
const { subscribe, tell } = createListeners(() => giveUp);

/** Asks for the password in one dialog, however many calls wait for it; false when it is dismissed, or its place or account goes away. */
export function proveAgain(password?: string): Promise<boolean> {
  answer ??= ask(password).finally(() => {
    answer = null;
    show(null);
  });
  return answer;
}

async function ask(password: string | undefined): Promise<boolean> {
  const asked = readSession()?.user.id;
  let stop = () => {};
  const proven = await new Promise<boolean>((settle) => {
    stop = onSessionChange((session) => session?.user.id !== asked && settle(false));
    show({ settle, password });
  });
  stop();
  return proven;
}

/** The question to show, or null; whoever uses this shows it. */
export function useStepUpRequest(): StepUpRequest | null {
  return useSyncExternalStore(
    subscribe,
    () => open,
    () => null,
  );
}

function show(request: StepUpRequest | null): void {
  open = request;
  tell();
}
