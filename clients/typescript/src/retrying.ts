import type { Answered } from './answered.ts';
import { attempt } from './attempt.ts';
import { secondsToWait } from './error.ts';
import { REMOVALS } from './generated/removals.ts';

type Fetch = (request: Request) => Promise<Response>;

interface Manner {
  readonly retries: number;
  readonly longestPause: number;
  readonly timeoutMs: number;
  readonly onAnswer: (answer: Answered) => void;
}

const FIRST_PAUSE = 0.5;

/**
 * Sends a request again that was refused for haste (429), found the service away (503) or its own first attempt still under way, or
 * got no answer at all, half of one, or none in time. Each repetition is a lookup of its own to the source: one that is down
 * (SOURCE_DOWN) is asked once more, and a type in maintenance (MAINTENANCE) not at all.
 * Every POST gets an `Idempotency-Key`, the same each time, so that nothing is done or paid twice.
 * A GET that costs takes no such key: it is not sent again where there was no answer, since the one that was lost may have been paid.
 * A DELETE that answers nothing (204), whose answer was lost and which then finds nothing (404), is done.
 * An answer is kept in memory as a whole before it is given on, also the export of a batch, and also to who asks for a stream.
 */
export function retrying(fetch: Fetch, { retries, longestPause, timeoutMs, onAnswer }: Manner): Fetch {
  return async (request) => {
    if (request.method === 'POST' && !request.headers.has('idempotency-key')) {
      request.headers.set('idempotency-key', crypto.randomUUID());
    }
    let lost = false;
    let down = 0;
    for (let repetition = 0; ; repetition++) {
      request.signal.throwIfAborted();
      const outcome = await attempt(fetch, request, timeoutMs).catch((error: unknown) => ({ error }));
      const answer = outcome instanceof Response ? outcome : null;
      if (answer) onAnswer(told(request, answer));
      if (lost && isRemoval(request) && answer?.status === 404) return new Response(null, { status: 204 });
      const code = answer && (await codeOf(answer));
      if (code === 'SOURCE_DOWN') down += 1;
      const pause = Math.max(growing(repetition), (answer && secondsToWait(answer)) ?? 0);
      const again = answer
        ? isWorthAgain(answer.status, code) && down <= 1
        : !request.signal.aborted && !costsEachTime(request);
      if (!again || repetition >= retries || pause > longestPause) {
        if (answer) return answer;
        throw (outcome as { error: unknown }).error;
      }
      lost ||= !answer;
      await passed(pause * 1_000, request.signal);
    }
  };
}

function told({ method, url, headers: asked }: Request, { status, headers }: Response): Answered {
  return { method, url, idempotencyKey: asked.get('idempotency-key'), status, headers: new Headers(headers) };
}

/** Whether a repetition is charged again: what is read of a company is one of the day's lookups each time. */
function costsEachTime({ method, url }: Request): boolean {
  return method === 'GET' && new URL(url).pathname.includes('/v1/companies/');
}

function isRemoval({ method, url }: Request): boolean {
  const { pathname } = new URL(url);
  return method === 'DELETE' && REMOVALS.some((address) => address.test(pathname));
}

/** Null where the answer is none of the API's, such as a proxy's. */
async function codeOf(answer: Response): Promise<string | null> {
  if (answer.ok) return null;
  const problem: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  return (problem as { code?: string } | null)?.code ?? null;
}

function isWorthAgain(status: number, code: string | null): boolean {
  return status === 429 || code === 'IDEMPOTENCY_KEY_IN_USE' || (status === 503 && code !== 'MAINTENANCE');
}

/** Twice as long each time, up to half of it at random: programs that fail together do not come back together. */
function growing(repetition: number): number {
  return FIRST_PAUSE * 2 ** repetition * (0.5 + Math.random() / 2);
}

/** Ends with the time, or before it with the signal. */
function passed(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}
