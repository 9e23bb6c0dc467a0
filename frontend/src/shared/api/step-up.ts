import { useSyncExternalStore } from 'react';
import { createListeners } from '../listeners';

/** The question that is open: answered once, with whether the administrator has proven to be one. */
export interface StepUpRequest {
  readonly settle: (proven: boolean) => void;
}

let open: StepUpRequest | null = null;
let answer: Promise<boolean> | null = null;
/** Nobody is left to show the question. */
const giveUp = () => open?.settle(false);
const { subscribe, tell } = createListeners(() => giveUp);

/** Asks for the password in one dialog, however many calls wait for it; false when it is dismissed or its place goes away. */
export function proveAgain(): Promise<boolean> {
  answer ??= new Promise<boolean>((resolve) => show({ settle: resolve })).finally(() => {
    answer = null;
    show(null);
  });
  return answer;
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
