import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { type RunningApp, startApp, stopEveryApp } from './start-app.js';

type Env = Record<string, string>;

/**
 * Lends running apps to suites, one after another: a suite that makes its own users takes over where the last one left. An
 * app that nobody has is halted, so that its jobs take no time from the others. One process a test run; it ends, with
 * all that it started, when whoever started it does.
 */
const idle = new Map<string, RunningApp[]>();
const lent = new Map<string, { key: string; app: RunningApp }>();

async function lend(env: Env): Promise<object> {
  const key = JSON.stringify(Object.entries(env).sort());
  const rested = idle.get(key)?.pop();
  if (rested) signal(rested, 'SIGCONT');
  const app = rested ?? (await startApp({ env }));
  lent.set(app.url, { key, app });
  const { url, sandboxUrl, databaseUrl, dataDir } = app;
  return { url, sandboxUrl, databaseUrl, dataDir };
}

async function takeBack({ url }: { url: string }): Promise<object> {
  const loan = lent.get(url);
  if (!loan) throw new Error(`nobody has ${url}`);
  lent.delete(url);
  signal(loan.app, 'SIGSTOP');
  idle.set(loan.key, [...(idle.get(loan.key) ?? []), loan.app]);
  return {};
}

function signal(app: RunningApp, name: NodeJS.Signals): void {
  const pid = app.pid();
  if (pid) process.kill(pid, name);
}

const server = createServer(async (request, response) => {
  try {
    const body = await json(request);
    const answer = request.url === '/lend' ? await lend(body as Env) : await takeBack(body as { url: string });
    response.setHeader('connection', 'close').end(JSON.stringify(answer));
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => {});
process.once('disconnect', async () => {
  for (const apps of idle.values()) for (const app of apps) signal(app, 'SIGCONT');
  await stopEveryApp();
  process.exit();
});
