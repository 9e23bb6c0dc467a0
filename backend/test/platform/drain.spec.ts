import { Agent, request } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RunningApp, startApp } from '../harness/start-app.js';

jest.setTimeout(120_000);

const ROUNDS = 3;

describe('the product, asked to end under load,', () => {
  let app: RunningApp;
  let agent: Agent;

  beforeAll(async () => {
    app = await startApp({ ownProcess: true });
    agent = new Agent({ keepAlive: true, maxSockets: 8 });
  });

  afterAll(() => agent.destroy());

  /** When each connection had its last answer: one that then rests for a second is not waited for. */
  const answeredAt = new WeakMap<Socket, number>();

  /** The status of an answer, or what became of a request on a connection that was in use already. */
  function ask(): Promise<string> {
    return new Promise((resolve) => {
      const askedAt = Date.now();
      const call = request(`${app.url}/api/health/ready`, { agent }, (response) => {
        const { socket } = response;
        response.resume();
        response.on('end', () => {
          answeredAt.set(socket, Date.now());
          resolve(String(response.statusCode));
        });
        response.on('error', () => resolve('cut off'));
      });
      call.on('error', () => {
        const rested = askedAt - (answeredAt.get(call.socket as Socket) ?? 0);
        resolve(call.reusedSocket && rested < 900 ? 'cut off' : 'not connected');
      });
      call.end();
    });
  }

  it('cuts off nobody who is connected, and is gone within 10 seconds', async () => {
    for (let round = 1; round <= ROUNDS; round++) {
      if (round > 1) await app.restart();
      const outcomes = new Set<string>();
      const callers = Array.from({ length: 8 }, async () => {
        for (let outcome = ''; outcome !== 'not connected'; outcomes.add(outcome)) outcome = await ask();
      });
      await sleep(300);
      const from = Date.now();
      await app.kill('SIGTERM');
      expect(Date.now() - from).toBeLessThan(10_000);
      await Promise.all(callers);
      expect([...outcomes].sort()).toEqual(['200', 'not connected']);
    }
  });
});
