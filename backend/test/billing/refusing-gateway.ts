import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Stands before the sandbox's Mercado Pago and refuses refunds while it is told to, and a key that it has refused always. */
export class RefusingGateway {
  refuses = true;
  readonly refusedKeys = new Set<string>();
  private sandboxUrl = '';
  private readonly server = createServer((request, response) => void this.answer(request, response));

  static async start(): Promise<RefusingGateway> {
    const gateway = new RefusingGateway();
    await new Promise<void>((resolve) => gateway.server.listen(0, '127.0.0.1', resolve));
    return gateway;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/mercado-pago`;
  }

  standBefore(sandboxUrl: string): void {
    this.sandboxUrl = sandboxUrl;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = request;
    const body = await buffer(request);
    const key = String(headers['x-idempotency-key']);
    if (url.endsWith('/refunds') && (this.refuses || this.refusedKeys.has(key))) {
      this.refusedKeys.add(key);
      response.writeHead(400, { 'content-type': 'application/json' }).end('{"message":"refused","status":400}');
      return;
    }
    const { authorization = '' } = headers;
    const answer = await fetch(this.sandboxUrl + url, {
      method,
      headers: { authorization, 'x-idempotency-key': key, 'content-type': 'application/json' },
      ...(body.length > 0 ? { body } : {}),
    });
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(await answer.text());
  }
}
