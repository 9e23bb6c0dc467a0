import { onSessionChange } from './session';
import { readSession } from './session-storage';

/** Calls back when the session ends or becomes another account's; its renewal is none. Answers how to stop. */
export function untilAnotherSession(over: () => void): () => void {
  const owner = readSession()?.user.id;
  return onSessionChange((session) => session?.user.id !== owner && over());
}
