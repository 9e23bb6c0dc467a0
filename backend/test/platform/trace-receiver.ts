import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly status: { readonly code?: number; readonly message?: string };
  readonly attributes: ReadonlyArray<{ key: string; value: { stringValue?: string; intValue?: number } }>;
}

interface Export {
  readonly resourceSpans: ReadonlyArray<{
    readonly resource: { readonly attributes: ReceivedSpan['attributes'] };
    readonly scopeSpans: ReadonlyArray<{ readonly spans: readonly ReceivedSpan[] }>;
  }>;
}

/** A collector that takes spans by OTLP over HTTP, as JSON, and keeps what it was sent. */
export class TraceReceiver {
  readonly bodies: string[] = [];
  readonly calls: Array<{ path: string | undefined; headers: IncomingHttpHeaders }> = [];
  private readonly server = createServer(async (request, response) => {
    this.calls.push({ path: request.url, headers: request.headers });
    this.bodies.push(await text(request));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });

  static async start(): Promise<TraceReceiver> {
    const receiver = new TraceReceiver();
    receiver.server.listen(0, '127.0.0.1');
    await once(receiver.server, 'listening');
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get spans(): ReceivedSpan[] {
    return this.exports.flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    );
  }

  get exports(): Export[] {
    return this.bodies.map((body) => JSON.parse(body) as Export);
  }

  async stop(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
  }
}

/** What a span says under this key. */
export function attribute(span: ReceivedSpan | undefined, key: string): string | number | undefined {
  const value = span?.attributes.find((one) => one.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
}
