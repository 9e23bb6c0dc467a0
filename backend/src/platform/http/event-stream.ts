import { once } from 'node:events';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** The page takes a stream for dead after 12 s of silence. */
const HEARTBEAT_MS = 8_000;

/** One reader's stream of server-sent events. */
export class EventStream {
  private readonly heartbeat: NodeJS.Timeout;
  private readonly endHandlers: Array<() => void> = [];
  private readonly over = new AbortController();
  private lastId: string | null;
  /** What is on its way, each after the one before. */
  private sending: Promise<void> = Promise.resolve();
  private beating = false;

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
    this.heartbeat = setInterval(() => void this.beat(), HEARTBEAT_MS);
    response.once('close', () => this.finish());
    response.on('error', () => undefined);
    // Who left before this began is told of by no event any more.
    if (response.destroyed) this.finish();
  }

  /** Sends the event once the reader has taken those before, unless it is the one that it has already. By its `id` a reader resumes; null for what is not to be resumed from. */
  async send({ id, event, data }: { id: string | null; event: string; data: unknown }): Promise<void> {
    if (id !== null && id === this.lastId) return;
    this.lastId = id ?? this.lastId;
    await this.inTurn(`${id === null ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  onEnd(handler: () => void): void {
    if (this.over.signal.aborted) handler();
    else this.endHandlers.push(handler);
  }

  end(): void {
    this.response.end();
    this.finish();
  }

  async endUnlessAllowed(): Promise<void> {
    if (!(await this.stillAllowed())) this.end();
  }

  /** A reader that has not taken the heartbeat before is gone or stuck; it will come back and resume. */
  private async beat(): Promise<void> {
    if (this.beating) {
      this.response.destroy();
      return;
    }
    this.beating = true;
    await this.inTurn(': ok\n\n');
    this.beating = false;
  }

  private inTurn(text: string): Promise<void> {
    this.sending = this.sending.then(() => this.write(text));
    return this.sending;
  }

  /** Nothing is told, and no heartbeat sent, to somebody whose token has ended meanwhile. */
  private async write(text: string): Promise<void> {
    const allowed = await this.stillAllowed();
    if (this.response.writableEnded || this.response.destroyed) return;
    if (!allowed) return this.end();
    if (this.response.write(text)) return;
    await once(this.response, 'drain', { signal: this.over.signal }).catch(() => undefined);
  }

  private finish(): void {
    this.over.abort();
    clearInterval(this.heartbeat);
    for (const handler of this.endHandlers.splice(0)) handler();
  }
}
