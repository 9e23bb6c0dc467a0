import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FinishedRequest } from '../telemetry/events.js';

type Listener = (finished: FinishedRequest) => void;

/** What proxies call a request whose caller left before the answer was whole. */
const CALLER_LEFT = 499;

/** Tells of each request once it is over, however it ended: Fastify's own hook knows only those that were answered whole. */
export class FinishedRequests {
  private readonly listeners: Listener[] = [];

  hear(listener: Listener): void {
    this.listeners.push(listener);
  }

  follow(request: FastifyRequest, reply: FastifyReply): void {
    if (this.listeners.length === 0) return;
    reply.raw.on('close', () => {
      const status = reply.raw.writableFinished ? reply.raw.statusCode : CALLER_LEFT;
      this.tell({ request, reply, status, ms: reply.elapsedTime });
    });
  }

  /** One that could not even be read. */
  readonly unreadable = (status: number, requestId: string): void =>
    this.tell({ request: null, reply: null, status, ms: 0, requestId });

  private tell(finished: FinishedRequest): void {
    for (const listener of this.listeners) listener(finished);
  }
}
