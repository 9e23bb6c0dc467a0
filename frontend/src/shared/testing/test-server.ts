import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endSession } from '../api/session';
import { forgetRequests, held, onTheWire } from './wire';

export interface Seen {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly authorization: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly body: unknown;
}

export interface Reply {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Written instead of the body, piece by piece, and never ended here. */
  readonly stream?: (write: (text: string) => void) => void;
}

/** The header that says which test a request is of. */
const OF_TEST = 'x-of-test';

export type Handler = (request: Seen) => Reply | Promise<Reply>;

/** A real HTTP server that stands for the product's own; the page's requests to its origin reach it. */
export class TestServer {
  readonly seen: Seen[] = [];
  private readonly handlers = new Map<string, Handler>();
  private test = 0;
  private readonly realFetch = globalThis.fetch;
  private readonly server: Server = createServer((request, response) => {
    this.answer(request, response).catch((error: Error) => response.destroy(error));
  });

  async start(): Promise<void> {
    // A test process that stood still must not find its own connections closed for idleness.
    this.server.keepAliveTimeout = 0;
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const { port } = this.server.address() as AddressInfo;
    const own = `http://127.0.0.1:${port}`;
    const toOwn = (address: string) => address.replace(window.location.origin, own);
    globalThis.fetch = (input, init) =>
      onTheWire(() => {
        const [address, more] = input instanceof Request ? [input.url, input] : [String(input), init];
        const request = new Request(toOwn(address), more);
        request.headers.set(OF_TEST, String(this.test));
        return this.realFetch(request);
      });
  }

  async stop(): Promise<void> {
    globalThis.fetch = this.realFetch;
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** What `"POST /api/auth/login"` answers from now on. */
  on(route: string, handler: Handler | Reply): void {
    this.handlers.set(route, typeof handler === 'function' ? handler : () => handler);
  }

  /** Keeps what `route` answers back until the function that is given is called, be that before or after the request. */
  hold(route: string, reply: Reply): () => void {
    let letGo = (): void => undefined;
    const free = new Promise<Reply>((resolve) => {
      letGo = () => resolve(reply);
    });
    this.on(route, () => held(free));
    return letGo;
  }

  /** Forgets requests and answers: another test begins, which hears nothing of what is still on its way. */
  reset(): void {
    this.test++;
    this.seen.length = 0;
    this.handlers.clear();
    forgetRequests();
  }

  requests(route: string): Seen[] {
    return this.seen.filter(({ method, path }) => `${method} ${path}` === route);
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const piece of request) text += piece;
    if (request.headers[OF_TEST] !== String(this.test)) return void response.destroy();
    const seen: Seen = {
      method: request.method ?? '',
      path: request.url?.split('?')[0] ?? '',
      query: request.url?.split('?')[1] ?? '',
      authorization: request.headers.authorization,
      idempotencyKey: request.headers['idempotency-key']?.toString(),
      body: text ? JSON.parse(text) : undefined,
    };
    this.seen.push(seen);
    const handler = this.handlers.get(`${seen.method} ${seen.path}`);
    const reply: Reply = handler ? await handler(seen) : { status: 404, body: { success: false, error: 'Sem rota' } };
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers });
    if (reply.stream) return reply.stream((text) => response.write(text));
    response.end(JSON.stringify(reply.body ?? {}));
  }
}

/** A server for the tests of one file, fresh before each. */
export function useTestServer(): TestServer {
  const server = new TestServer();
  beforeAll(() => server.start());
  beforeEach(() => {
    server.reset();
    // Not after a test: the page is still shown then.
    endSession();
    localStorage.clear();
    sessionStorage.clear();
  });
  afterAll(() => server.stop());
  return server;
}
