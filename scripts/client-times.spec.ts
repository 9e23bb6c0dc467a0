import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { Nitido, type NitidoOptions } from '../clients/typescript/src/index.ts';

const COMPANY = { path: { cnpj: '11222333000181' } };
const CEP = { body: { cep: '01001-000' } };

describe('The times of the TypeScript client', () => {
  const asked: Request[] = [];
  beforeEach(() => {
    asked.length = 0;
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance', 'Date'] });
  });
  afterEach(() => jest.useRealTimers());

  const client = (answer: (request: Request) => Promise<Response>, more: Partial<NitidoOptions> = {}) =>
    new Nitido({
      apiKey: 'nit_test_x',
      baseUrl: 'http://127.0.0.1:1',
      fetch: (request) => {
        asked.push(request);
        return answer(request);
      },
      ...more,
    });
  /** What has become of a call, now and later. */
  const watched = (call: Promise<unknown>) => {
    const seen: { data?: unknown; error?: unknown } = {};
    call.then(
      (data) => (seen.data = data),
      (error) => (seen.error = error),
    );
    return seen;
  };
  const passing = async (ms: number) => {
    await turn();
    await jest.advanceTimersByTimeAsync(ms);
    await turn();
  };
  const busy = async () => Response.json({}, { status: 429, headers: { 'retry-after': '30' } });
  /** Some browsers say no more than this of what a signal ended half-way. */
  const silent = ({ signal }: Request) =>
    new Promise<Response>((_, reject) =>
      signal.addEventListener('abort', () => reject(new TypeError('Failed to fetch'))),
    );

  it('ends a pause with the signal of who asked, and with its reason', async () => {
    const ending = new AbortController();
    const call = watched(client(busy).getStatus({ signal: ending.signal }));
    await passing(2_000);
    const reason = new Error('of the program itself');
    ending.abort(reason);
    await passing(0);
    expect([call.error, asked.length, jest.getTimerCount()]).toEqual([reason, 1, 0]);
  });

  it('begins no pause and no attempt after the signal', async () => {
    const ending = new AbortController();
    const { signal } = ending;
    const reason = new Error('of the program itself');
    const call = watched(client(busy, { onAnswer: () => ending.abort(reason) }).getStatus({ signal }));
    await passing(0);
    expect([call.error, asked.length, jest.getTimerCount()]).toEqual([reason, 1, 0]);
    const later = watched(client(busy).getStatus({ signal }));
    await passing(0);
    expect([later.error, asked.length]).toEqual([reason, 1]);
  });

  it('gives an attempt up of which nothing is heard for a minute, and makes another where nothing is paid by it', async () => {
    const paid = watched(client(silent).readCompany(COMPANY));
    await passing(59_999);
    expect(paid).toEqual({});
    await passing(1);
    expect([paid.error, asked.length]).toEqual([expect.objectContaining({ name: 'TimeoutError' }), 1]);
    asked.length = 0;
    const free = watched(client(silent, { retries: 1 }).lookupCep(CEP));
    await passing(60_000);
    await passing(500);
    expect([free, asked.length]).toEqual([{}, 2]);
    await passing(60_000);
    expect([free.error, asked.length]).toEqual([expect.objectContaining({ name: 'TimeoutError' }), 2]);
    expect(new Set(asked.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('gives up after as long as it is told to, or never', async () => {
    const soon = watched(client(silent, { timeoutMs: 5_000 }).readCompany(COMPANY));
    const never = watched(client(silent, { timeoutMs: Number.POSITIVE_INFINITY }).readCompany(COMPANY));
    await passing(5_000);
    expect([soon.error, never]).toEqual([expect.objectContaining({ name: 'TimeoutError' }), {}]);
    await passing(24 * 3_600_000);
    expect(never).toEqual({});
  });

  it('ends an attempt with the signal of who asked', async () => {
    const ending = new AbortController();
    const call = watched(client(silent).getStatus({ signal: ending.signal }));
    await passing(0);
    const reason = new Error('of the program itself');
    ending.abort(reason);
    await passing(0);
    expect([call.error, asked.length, jest.getTimerCount()]).toEqual([reason, 1, 0]);
  });

  it('waits for a long answer as long as something of it comes', async () => {
    let body: ReadableStreamDefaultController<Uint8Array> | undefined;
    const slow = async () => {
      const coming = new ReadableStream({
        start: (controller) => {
          body = controller;
        },
      });
      return new Response(coming, { headers: { 'content-type': 'application/json' } });
    };
    const say = (part: string) => body?.enqueue(new TextEncoder().encode(part));
    const call = watched(client(slow).readCompany(COMPANY));
    await passing(50_000);
    say('{"data":');
    await passing(50_000);
    say('"all"}');
    await passing(50_000);
    body?.close();
    await passing(0);
    expect([call, jest.getTimerCount()]).toEqual([{ data: { data: 'all' } }, 0]);
    const stalled = watched(client(slow).readCompany(COMPANY));
    await passing(0);
    say('{"data":');
    await passing(60_000);
    expect([stalled.error, asked.length]).toEqual([expect.objectContaining({ name: 'TimeoutError' }), 2]);
  });

  describe('of a server that says nothing', () => {
    let server: Server;
    let begin: (response: ServerResponse) => void;
    beforeEach(async () => {
      jest.useRealTimers();
      server = createServer((_, response) => begin(response));
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    });
    afterEach(() => {
      server.closeAllConnections();
      server.close();
    });

    it.each([
      ['at all', () => undefined],
      ['more', (response: ServerResponse) => void response.writeHead(200).write('{"da')],
    ])('%s, lets go of it', async (_, saying) => {
      begin = saying;
      const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const call = client(fetch, { baseUrl, retries: 0, timeoutMs: 50 }).lookupCep(CEP);
      await expect(call).rejects.toMatchObject({ name: 'TimeoutError' });
    });
  });
});
