import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { cannotListen } from '../config/cannot-listen.js';
import { isSameText } from '../crypto/same-text.js';
import { SharedCalls } from '../shared-calls.js';

const CONNECTIONS = 16;
const SLOWEST_MS = 5_000;

interface Place {
  readonly host: string;
  readonly port: number;
  /** Whoever reads says it; none: whoever reaches the port may read. */
  readonly token?: string | undefined;
}

interface Shown {
  readonly contentType: string;
  readonly read: () => Promise<string>;
}

/** Shows `/metrics` on a port of its own, and nothing else. Readings that are asked for at once are one. */
export async function listenForMetrics({ host, port, token }: Place, shown: Shown): Promise<Server> {
  const readings = new SharedCalls<string>();
  const read = () => readings.share('', shown.read);
  const server = createServer((request, response) => {
    answer(request, response, token, shown.contentType, read).catch(() => plain(response, 500));
  });
  server.maxConnections = CONNECTIONS;
  server.requestTimeout = SLOWEST_MS;
  server.headersTimeout = SLOWEST_MS;
  server.listen(port, host);
  await once(server, 'listening').catch(cannotListen('METRICS_PORT', host, port));
  return server;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  token: string | undefined,
  contentType: string,
  read: () => Promise<string>,
): Promise<void> {
  if (request.url !== '/metrics') return plain(response, 404);
  if (request.method !== 'GET' && request.method !== 'HEAD') return plain(response, 405);
  if (token && !isSameText(request.headers.authorization ?? '', `Bearer ${token}`)) return plain(response, 401);
  const text = await read();
  response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(text);
}

function plain(response: ServerResponse, status: number): void {
  const headers = status === 401 ? { 'www-authenticate': 'Bearer' } : {};
  if (!response.headersSent) response.writeHead(status, { 'content-length': 0, connection: 'close', ...headers });
  response.end();
}
