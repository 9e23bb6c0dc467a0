import { eventsOf, type ServerEvent } from './event-stream';
import { readPendingPayer } from './pending-payer';
import { refreshSession } from './refresh';
import { readSession } from './session-storage';
import { watchSilence } from './watch-silence';

/** `waiting` until the server's first byte, `alive` while it goes on, `silent` in between two tries. */
export type Connection = 'waiting' | 'alive' | 'silent';

interface Follower {
  onEvent(event: ServerEvent): void;
  /** Only while the stream is alive do events arrive; else ask by other means. */
  onConnection?(connection: Connection): void;
}

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Follows a stream of server-sent events until told to stop. The bearer goes in the header, which the browser's own
 * EventSource cannot send. A stream that breaks or ends is taken up again after the last event, ever later while nobody
 * answers; with a token that ran out, after renewing it. Where there is no such stream, it is left alone.
 */
export function followEvents(path: string, follower: Follower): () => void {
  const since: Since = { id: null };
  let stopping = new AbortController();
  const stop = () => stopping.abort();
  const begin = () => {
    stop();
    stopping = new AbortController();
    void follow(path, follower, since, stopping.signal);
  };
  // A browser keeps a page for the way back only where nothing is open.
  const resume = ({ persisted }: PageTransitionEvent) => persisted && begin();
  window.addEventListener('pagehide', stop);
  window.addEventListener('pageshow', resume);
  begin();
  return () => {
    window.removeEventListener('pagehide', stop);
    window.removeEventListener('pageshow', resume);
    stop();
  };
}

/** The last event's id. */
interface Since {
  id: string | null;
}

async function follow(path: string, follower: Follower, since: Since, signal: AbortSignal): Promise<void> {
  for (let failures = 0; !signal.aborted; failures++) {
    const silence = watchSilence(signal);
    follower.onConnection?.('waiting');
    const response = await ask(path, since.id, silence.signal);
    if (response?.ok && response.body) {
      failures = 0;
      await read(response.body, follower, since, silence);
    }
    silence.end();
    if (signal.aborted) return;
    follower.onConnection?.('silent');
    if (response?.status === 401 ? !(await renewed()) : isForGood(response?.status)) return;
    await pause(Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS), signal);
  }
}

/** A refusal that asking again does not change. */
function isForGood(status = 0): boolean {
  return status >= 400 && status < 500 && status !== 429;
}

async function ask(path: string, lastId: string | null, signal: AbortSignal): Promise<Response | null> {
  const token = readSession()?.token ?? readPendingPayer()?.token;
  const headers: Record<string, string> = { accept: 'text/event-stream', authorization: `Bearer ${token ?? ''}` };
  if (lastId) headers['last-event-id'] = lastId;
  return fetch(new URL(path, window.location.origin), { headers, signal, cache: 'no-store' }).catch(() => null);
}

/** Until the stream ends, breaks or falls silent. */
async function read(
  body: ReadableStream<Uint8Array>,
  follower: Follower,
  since: Since,
  silence: Silence,
): Promise<void> {
  const onBytes = () => {
    silence.broken();
    follower.onConnection?.('alive');
  };
  try {
    for await (const event of eventsOf(body, onBytes)) {
      since.id = event.id ?? since.id;
      follower.onEvent(event);
    }
  } catch {
    // broken off: it is taken up again
  }
}

type Silence = ReturnType<typeof watchSilence>;

/** A session can be renewed; a temporary token ends for good. */
async function renewed(): Promise<boolean> {
  const session = readSession();
  return session !== null && (await refreshSession(session)).outcome !== 'ended';
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
