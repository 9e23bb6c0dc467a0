import { useSyncExternalStore } from 'react';

/** The question that is open: answered once, with whether the administrator has proven to be one. */
export interface StepUpRequest {
  readonly settle: (proven: boolean) => void;
}

let open: StepUpRequest | null = null;
let answer: Promise<boolean> | null = null;
const listeners = new Set<() => void>();

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

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) open?.settle(false);
  };
}

function show(request: StepUpRequest | null): void {
  open = request;
  for (const listener of listeners) listener();
}
