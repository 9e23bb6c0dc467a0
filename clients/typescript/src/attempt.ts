/** The longest that a timer can wait: 24 days. */
const LONGEST = 2 ** 31 - 1;

/**
 * The answer with all of its body, which may still be on its way, and break off, when the headers are there. It ends with the
 * request's own signal, and where nothing more of it is heard for `timeoutMs`.
 */
export async function attempt(
  fetch: (request: Request) => Promise<Response>,
  request: Request,
  timeoutMs: number,
): Promise<Response> {
  // AbortSignal.any and AbortSignal.timeout would do, but that Node may collect them before their time, and has the first since 20.3.
  const ending = new AbortController();
  const { signal } = ending;
  const stop = () => ending.abort(request.signal.reason);
  const silence = () => ending.abort(new DOMException(`Nothing was heard for ${timeoutMs} ms.`, 'TimeoutError'));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listen = () => {
    clearTimeout(timer);
    timer = setTimeout(silence, Math.min(timeoutMs, LONGEST));
  };
  request.signal.addEventListener('abort', stop);
  try {
    listen();
    const answer = await fetch(new Request(request.clone(), { signal }));
    if (!answer.body) return answer;
    listen();
    const heard = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (part, into) => {
        listen();
        into.enqueue(part);
      },
    });
    return new Response(await new Response(answer.body.pipeThrough(heard, { signal })).arrayBuffer(), answer);
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  } finally {
    clearTimeout(timer);
    request.signal.removeEventListener('abort', stop);
  }
}
