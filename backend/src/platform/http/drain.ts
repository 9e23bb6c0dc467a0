import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  type Server,
  ServerResponse,
} from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { EventStreams } from './event-streams.js';

/** Who holds a connection sends the next request within this time, or is not busy. */
const QUIET_MS = 1_000;
const MOST_QUIET_MS = 3_000;
/** Answers that take longer than this are cut off; whoever stopped us would not wait much longer. */
const LONGEST_ANSWER_MS = 8_000;

/** Servers that end. */
const ending = new WeakSet<object>();

/** An answer that is its connection's last once serving ends, also when its request came before. */
export class DrainedResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  override writeHead(status: number, message?: string, headers?: OutgoingHttpHeaders | OutgoingHttpHeader[]): this;
  override writeHead(status: number, headers?: OutgoingHttpHeaders | OutgoingHttpHeader[]): this;
  override writeHead(status: number, ...rest: never[]): this {
    const { server } = this.req.socket as { server?: Server };
    if (server && ending.has(server)) this.setHeader('connection', 'close');
    return super.writeHead(status, ...rest);
  }
}

/**
 * Ends serving without failing anyone: no new connections, every answer from now on is its connection's last, and those
 * that are idle are closed only when no more requests come. Closing them at once would cut off requests on their way.
 */
@Injectable()
export class Drain implements OnModuleDestroy, BeforeApplicationShutdown {
  private drained?: Promise<void>;

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly streams: EventStreams,
  ) {}

  /** At once, so that what else the application's end waits for takes no time of its own. */
  onModuleDestroy(): void {
    this.drained = this.drain();
  }

  beforeApplicationShutdown(): Promise<void> {
    this.drained ??= this.drain();
    return this.drained;
  }

  private async drain(): Promise<void> {
    const server = this.host.httpAdapter?.getHttpServer() as Server | undefined;
    if (!server?.listening) return;
    // Of net, since close() of http would close the idle connections too.
    this.streams.endAll();
    ending.add(server);
    const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
    const insist = setTimeout(() => server.closeAllConnections(), LONGEST_ANSWER_MS);
    await this.untilQuiet(server);
    const sweep = setInterval(() => server.closeIdleConnections(), 20);
    await closed;
    clearInterval(sweep);
    clearTimeout(insist);
  }

  private async untilQuiet(server: Server): Promise<void> {
    let lastAt = Date.now();
    server.on('request', () => {
      lastAt = Date.now();
    });
    const deadline = lastAt + MOST_QUIET_MS;
    while (Date.now() < Math.min(lastAt + QUIET_MS, deadline) && (await connectionsOf(server)) > 0) await sleep(10);
  }
}

function connectionsOf(server: Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((_, count) => resolve(count ?? 0)));
}
