import { setTimeout as pause } from 'node:timers/promises';

const ANSWER_WITHIN = 22_000;

export interface Post {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Posts JSON again and again, pausing so many milliseconds in between, until the answer is 200 or 201; each attempt is told. */
export async function postUntilTaken(
  post: Post,
  pauses: readonly number[],
  signal: AbortSignal,
  onAttempt: (attempt: number, outcome: string) => void = () => {},
): Promise<void> {
  for (let attempt = 1; attempt <= pauses.length + 1; attempt++) {
    const outcome = await outcomeOf(post, signal);
    if (signal.aborted) return;
    onAttempt(attempt, outcome);
    if (outcome === '200' || outcome === '201') return;
    const wait = pauses[attempt - 1];
    if (wait) await pause(wait, undefined, { signal, ref: false });
  }
}

/** HTTP status, or why there was none. */
async function outcomeOf({ url, headers, text }: Post, signal: AbortSignal): Promise<string> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      // A connection that is kept would be one that the product waits for when it ends.
      headers: { 'content-type': 'application/json', connection: 'close', ...headers },
      body: text,
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN)]),
    });
    await response.body?.cancel();
    return String(response.status);
  } catch (error) {
    const { cause, name } = error as Error & { cause?: { code?: string } };
    return cause?.code ?? name;
  }
}
