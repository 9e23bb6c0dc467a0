import { followEvents } from './follow-events';

const original = globalThis.fetch;
/** What was asked for, and how it stands. */
let asked: { since: string | undefined; signal: AbortSignal }[] = [];

describe('a stream of events', () => {
  beforeEach(() => {
    asked = [];
    globalThis.fetch = async (_url, init) => {
      const { headers, signal } = init as { headers: Record<string, string>; signal: AbortSignal };
      asked.push({ since: headers['last-event-id'], signal });
      const body = new ReadableStream({
        start: (stream) => stream.enqueue(new TextEncoder().encode('id: 7\ndata: um\n\n')),
      });
      return new Response(body);
    };
  });
  afterEach(() => {
    globalThis.fetch = original;
  });

  it('rests while the browser keeps the page for the way back, and goes on after the last event', async () => {
    let stop = () => {};
    const heard = new Promise<string>((resolve) => {
      stop = followEvents('/api/events', { onEvent: ({ data }) => resolve(data) });
    });
    expect(await heard).toBe('um');
    window.dispatchEvent(new Event('pagehide'));
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true]);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(asked.map(({ since }) => since)).toEqual([undefined, '7']);
    stop();
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, true]);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(asked).toHaveLength(2);
  });
});
