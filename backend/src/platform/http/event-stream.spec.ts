import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EventStream } from './event-stream.js';

describe('EventStream', () => {
  let server: Server;

  beforeEach(async () => {
    jest.useFakeTimers({
      doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'setTimeout', 'Date', 'performance'],
    });
    server = createServer((_, response) => new EventStream(response, {}, async () => true, null));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });

  afterEach(() => {
    jest.useRealTimers();
    server.closeAllConnections();
    server.close();
  });

  it('sends something at least every 10 s, so that the page knows that it is alive', async () => {
    const { body } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const reader = (body as ReadableStream<Uint8Array>).getReader();
    const next = async () => new TextDecoder().decode((await reader.read()).value);
    expect(await next()).toBe('retry: 1000\n\n');
    for (let beat = 0; beat < 3; beat++) {
      jest.advanceTimersByTime(10_000);
      expect(await next()).toBe(': ok\n\n');
    }
    await reader.cancel();
  });

  /** Sends that many events of 5 kB at once. */
  const serve = (events: number, onEnd = () => {}) => {
    server.removeAllListeners('request').on('request', (_, response) => {
      const stream = new EventStream(response, {}, async () => true, null);
      stream.onEnd(onEnd);
      for (let n = 1; n <= events; n++) void stream.send({ id: `${n}`, event: 'message', data: 'x'.repeat(5_000) });
    });
    return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  };

  it('sends however much at once as its reader takes it, and its heartbeats after that', async () => {
    const reader = ((await serve(400)).body as ReadableStream<Uint8Array>).getReader();
    let text = '';
    const reads = async (wanted: string) => {
      while (!text.includes(wanted)) text += new TextDecoder().decode((await reader.read()).value);
    };
    await reads('id: 400\n');
    expect(text.match(/^id: \d+$/gm)).toEqual(Array.from({ length: 400 }, (_, n) => `id: ${n + 1}`));
    jest.advanceTimersByTime(10_000);
    await reads(': ok\n\n');
    await reader.cancel();
  });

  it('ends for a reader that takes nothing from one heartbeat to the next', async () => {
    const ended = jest.fn();
    const { body } = await serve(10_000, ended);
    jest.advanceTimersByTime(10_000);
    expect(ended).not.toHaveBeenCalled();
    jest.advanceTimersByTime(10_000);
    await expect(new Response(body).text()).rejects.toThrow();
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('ends at once for somebody who left before it began', async () => {
    const ended = jest.fn();
    const begun = new Promise<void>((resolve) => {
      server.removeAllListeners('request').on('request', async (_, response) => {
        await once(response, 'close');
        new EventStream(response, {}, async () => true, null).onEnd(ended);
        resolve();
      });
    });
    const leaving = new AbortController();
    server.once('request', () => leaving.abort());
    const { port } = server.address() as AddressInfo;
    await expect(fetch(`http://127.0.0.1:${port}`, { signal: leaving.signal })).rejects.toThrow();
    await begun;
    expect(ended).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(0);
  });
});
