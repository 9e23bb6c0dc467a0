import { eventsOf, type ServerEvent } from './event-stream';
import { refreshSession } from './refresh';
import { readPendingPayer, readSession } from './session-storage';

interface Follower {
  onEvent(event: ServerEvent): void;
  /** Whether events arrive right now; while they do not, ask by other means. */
  onOpen(open: boolean): void;
}

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Follows a stream of server-sent events until told to stop. The bearer goes in the header, which the browser's own
 * EventSource cannot send. A stream that breaks or ends is taken up again after the last event, ever later while nobody
 * answers; with a token that ran out, after renewing it. Where there is no such stream, it is left alone.
 */
export function followEvents(path: string, follower: Follower): () => void {
  const stopping = new AbortController();
  void follow(path, follower, stopping.signal);
  return () => stopping.abort();
}

async function follow(path: string, follower: Follower, signal: AbortSignal): Promise<void> {
  let lastId: string | null = null;
  for (let failures = 0; !signal.aborted; failures++) {
    const response = await ask(path, lastId, signal);
    if (response?.status === 401 && !(await renewed())) return;
    if (
      response &&
      response.status >= 400 &&
      response.status < 500 &&
      response.status !== 401 &&
      response.status !== 429
    ) {
      return;
    }
    if (response?.ok && response.body) {
      failures = 0;
      lastId = await read(response.body, follower, lastId);
    }
    if (!signal.aborted) await pause(Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS), signal);
  }
}

async function ask(path: string, lastId: string | null, signal: AbortSignal): Promise<Response | null> {
  const token = readSession()?.token ?? readPendingPayer()?.token;
  const headers: Record<string, string> = { accept: 'text/event-stream', authorization: `Bearer ${token ?? ''}` };
  if (lastId) headers['last-event-id'] = lastId;
  return fetch(new URL(path, window.location.origin), { headers, signal, cache: 'no-store' }).catch(() => null);
}

/** Until the stream ends or breaks; answers the last event's id. */
async function read(
  body: ReadableStream<Uint8Array>,
  follower: Follower,
  since: string | null,
): Promise<string | null> {
  let lastId = since;
  follower.onOpen(true);
  try {
    for await (const event of eventsOf(body)) {
      lastId = event.id ?? lastId;
      follower.onEvent(event);
    }
  } catch {
    // broken off: it is taken up again
  }
  follower.onOpen(false);
  return lastId;
}

/** A session can be renewed; a temporary token ends for good. */
async function renewed(): Promise<boolean> {
  const session = readSession();
  return session !== null && (await refreshSession(session.token)).outcome !== 'ended';
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
