import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Drain, DrainedResponse } from './drain.js';

/** Connections that each send one more request while the server is drained. */
const BUSY = 20;

describe('The end of serving', () => {
  let server: Server;
  let port: number;
  const agents: Agent[] = [];
  beforeEach(async () => {
    server = createServer({ ServerResponse: DrainedResponse }, (request, response) => {
      if (request.url === '/slow')
        setTimeout(() => response.writeHead(200, { 'content-type': 'text/plain' }).end('ok'), 1_500);
      else if (request.url !== '/endless') response.end('ok');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ({ port } = server.address() as AddressInfo);
  });
  afterEach(() => {
    for (const agent of agents.splice(0)) agent.destroy();
    server.closeAllConnections();
    server.close();
  });

  /** Asks on a connection of its own; false when it was cut off. */
  function ask(agent: Agent, path: string): Promise<boolean> {
    return new Promise((resolve) => {
      const request = get({ port, host: '127.0.0.1', path, agent }, (response) =>
        response.resume().on('end', () => resolve(true)),
      );
      request.on('error', () => resolve(false));
    });
  }

  function connection(): Agent {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    agents.push(agent);
    return agent;
  }

  function drained(): Promise<void> {
    const host = { httpAdapter: { getHttpServer: () => server } };
    return new Drain(host as never, { endAll: () => undefined } as never).beforeApplicationShutdown();
  }

  it('tells whoever waits for an answer already that it is the last of the connection', async () => {
    const asked = get({ port, host: '127.0.0.1', path: '/slow', agent: connection() });
    await once(server, 'request');
    const ended = drained();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    answer.resume();
    expect(answer.headers).toMatchObject({ connection: 'close', 'content-type': 'text/plain' });
    await ended;
  });

  it('takes 10 s at most beside an endless answer, however long others go on asking', async () => {
    const waiting = ask(connection(), '/endless');
    const busy = Array.from({ length: BUSY }, connection);
    await Promise.all(busy.map((agent) => ask(agent, '/')));
    const began = performance.now();
    const ended = drained();
    for (const agent of busy) {
      await sleep(160);
      void ask(agent, '/');
    }
    expect(await waiting).toBe(false);
    await ended;
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});
