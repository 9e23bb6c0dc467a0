import { useSyncExternalStore } from 'react';
import { createListeners } from '../listeners';
import { clearSession, readSession, type Session, writeSession } from './session-storage';

export type { Session } from './session-storage';

const CHANNEL = 'nitido-session';
/** The storage changed in another tab; the page was kept by the browser and is shown again. */
const ELSEWHERE = ['storage', 'pageshow'] as const;
const { subscribe, tell } = createListeners(listenElsewhere);
let channel: BroadcastChannel | null = null;
let known: Session | null = null;

/** Starts or renews the session, here and in the other tabs. */
export function startSession(session: Session): void {
  writeSession(session);
  tellEverywhere();
}

/** Forgets the session, here and in the other tabs. */
export function endSession(): void {
  clearSession();
  tellEverywhere();
}

/** The session of this browser; null while logged out and in markup made on the server. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribe, snapshot, () => null);
}

/** Calls back when the session starts, is renewed or ends, in this tab or another. Answers how to stop. */
export function onSessionChange(listener: (session: Session | null) => void): () => void {
  return subscribe(() => listener(snapshot()));
}

function snapshot(): Session | null {
  const stored = readSession();
  if (JSON.stringify(stored) !== JSON.stringify(known)) known = stored;
  return known;
}

function listenElsewhere(): () => void {
  if (typeof BroadcastChannel !== 'undefined') {
    channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', tell);
  }
  // The message may arrive before the other tab's storage is seen here; the first event comes when it is.
  for (const event of ELSEWHERE) window.addEventListener(event, tell);
  return () => {
    for (const event of ELSEWHERE) window.removeEventListener(event, tell);
    channel?.close();
    channel = null;
  };
}

function tellEverywhere(): void {
  tell();
  channel?.postMessage('changed');
}
