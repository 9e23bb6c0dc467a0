import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { PlatformConfig } from '../config/platform.config.js';
import { networkOf } from './address-networks.js';
import type { FinishedRequests } from './finished-requests.js';
import { securityHeaders } from './security-headers.js';
import { answerTooManyConnections } from './unreadable-request.js';

/**
 * Lets nobody hold more than so many connections of this instance at once, event streams among them. Behind a proxy all
 * connections are the proxy's, which then has to count (`deploy/nginx.conf`).
 */
export function limitConnections(server: Server, config: PlatformConfig, { unreadable }: FinishedRequests): void {
  if (!config.rateLimited || config.TRUSTED_PROXIES > 0) return;
  const headers = securityHeaders(config.production);
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? null);
    const count = (open.get(network) ?? 0) + 1;
    if (count > config.CONNECTIONS_PER_ADDRESS) return answerTooManyConnections(socket, headers, unreadable);
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
