import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestWithPrincipal } from './access.js';
import { EventStream } from './event-stream.js';

/** Streams of one account at once; one more ends the oldest, since a page that was left behind may hold one. */
const MOST_OF_ACCOUNT = 8;

const streamed = new WeakSet<ServerResponse>();

/** Whether the answer lasts for as long as its reader wants. */
export function isEventStream(response: ServerResponse): boolean {
  return streamed.has(response);
}

/** The server-sent event streams that this process has open. */
@Injectable()
export class EventStreams {
  private readonly byAccount = new Map<string, Set<EventStream>>();

  /**
   * Turns the answer into a stream, outside of compression and of Nest's own sending. It ends when the caller leaves, when
   * the token or its session ends, and when this process is asked to end; for who wants the head alone, at once.
   */
  open(request: FastifyRequest & RequestWithPrincipal, reply: FastifyReply): EventStream {
    const { principal, admission } = request;
    const stillAllowed = admission?.stillAllowed;
    if (!principal || !stillAllowed) throw new Error('a stream needs a caller with a session');
    reply.hijack();
    streamed.add(reply.raw);
    const stream = new EventStream(
      reply.raw,
      reply.getHeaders() as OutgoingHttpHeaders,
      () => stillAllowed(request),
      lastEventId(request),
    );
    if (request.method === 'HEAD') stream.end();
    else this.keep(principal.accountId, stream);
    return stream;
  }

  /** Something about the account has changed: those of its streams end that would not be opened any more. */
  lookAgain(accountId: string): void {
    for (const stream of this.byAccount.get(accountId) ?? []) void stream.endUnlessAllowed();
  }

  /** How many are open now. */
  get count(): number {
    return [...this.byAccount.values()].reduce((sum, streams) => sum + streams.size, 0);
  }

  endAll(): void {
    for (const streams of this.byAccount.values()) for (const stream of streams) stream.end();
  }

  private keep(accountId: string, stream: EventStream): void {
    const streams = this.byAccount.get(accountId) ?? new Set();
    this.byAccount.set(accountId, streams.add(stream));
    stream.onEnd(() => {
      streams.delete(stream);
      if (streams.size === 0) this.byAccount.delete(accountId);
    });
    const [oldest] = streams;
    if (streams.size > MOST_OF_ACCOUNT) oldest?.end();
  }
}

function lastEventId(request: FastifyRequest): string | null {
  const id = request.headers['last-event-id'];
  return typeof id === 'string' && id.length <= 100 ? id : null;
}
