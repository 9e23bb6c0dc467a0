import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

export interface Received {
  dataId: string | null;
  headers: IncomingHttpHeaders;
  body: { action: string; data: { id: string } };
}

/** A real HTTP server that collects notifications; it can refuse the first so many. */
export class WebhookReceiver {
  readonly received: Received[] = [];

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(refusals = 0): Promise<WebhookReceiver> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const receiver = new WebhookReceiver(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`);
    server.on('request', async (request, response) => {
      const dataId = new URL(request.url ?? '', receiver.url).searchParams.get('data.id');
      receiver.received.push({ dataId, headers: request.headers, body: JSON.parse(await text(request)) });
      response.writeHead(receiver.received.length <= refusals ? 500 : 200).end();
    });
    return receiver;
  }

  actions(): string[] {
    return this.received.map(({ body }) => body.action);
  }

  /** Waits until so many have come, at most eight seconds. */
  async waitFor(count: number): Promise<void> {
    for (let waited = 0; this.received.length < count; waited += 20) {
      if (waited > 8000) throw new Error(`only ${this.received.length} of ${count} notifications came`);
      await pause(20);
    }
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}
