import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** The page takes a stream for dead after 12 s of silence. */
const HEARTBEAT_MS = 8_000;
/** A reader that lets so much pile up is gone or stuck; it will come back and resume. */
const MOST_UNREAD_BYTES = 64 * 1024;

export interface StreamEvent {
  /** Comes back as Last-Event-ID when the reader resumes; null for what is not to be resumed from. */
  readonly id: string | null;
  readonly event: string;
  readonly data: unknown;
}

/** One reader's stream of server-sent events. */
export class EventStream {
  private readonly heartbeat: NodeJS.Timeout;
  private readonly endHandlers: Array<() => void> = [];
  private lastId: string | null;
  private finished = false;

  /** `resumedAfter` is the event that the reader saw last, null for a new one. */
  constructor(
    private readonly response: ServerResponse,
    headers: OutgoingHttpHeaders,
    private readonly stillAllowed: () => Promise<boolean>,
    resumedAfter: string | null,
  ) {
    this.lastId = resumedAfter;
    response.writeHead(200, {
      ...headers,
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    response.write('retry: 1000\n\n');
    this.heartbeat = setInterval(() => void this.write(': ok\n\n'), HEARTBEAT_MS);
    response.once('close', () => this.finish());
    response.on('error', () => undefined);
    // Who left before this began is told of by no event any more.
    if (response.destroyed) this.finish();
  }

  /** Sends the event, unless it is the one that the reader has already. */
  async send({ id, event, data }: StreamEvent): Promise<void> {
    if (id !== null && id === this.lastId) return;
    this.lastId = id ?? this.lastId;
    await this.write(`${id === null ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  onEnd(handler: () => void): void {
    if (this.finished) handler();
    else this.endHandlers.push(handler);
  }

  end(): void {
    this.response.end();
    this.finish();
  }

  async endUnlessAllowed(): Promise<void> {
    if (!(await this.stillAllowed())) this.end();
  }

  /** Nothing is told, and no heartbeat sent, to somebody whose token has ended meanwhile. */
  private async write(text: string): Promise<void> {
    const allowed = await this.stillAllowed();
    if (this.response.writableEnded || this.response.destroyed) return;
    if (!allowed) return this.end();
    this.response.write(text);
    if (this.response.writableLength > MOST_UNREAD_BYTES) this.response.destroy();
  }

  private finish(): void {
    this.finished = true;
    clearInterval(this.heartbeat);
    for (const handler of this.endHandlers.splice(0)) handler();
  }
}
