import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import type { PlatformConfig } from '../config/platform.config.js';
import { networkOf } from './address-networks.js';
import { tooManyRequests } from './throttle.guard.js';
import { ThrottleWindows } from './throttle-windows.js';

/** Of an address in a minute. The API's descriptions are large, and pressed anew for each reader. */
const DOCUMENTS = 60;
const MINUTE_MS = 60_000;
const OF_DOCUMENTS = /^\/(?:v1\/openapi\.json|api\/(?:openapi\.json|docs))/;

/** Holds each address to a number of descriptions a minute: these routes are the server's own, before which no guard stands. */
export function limitDocuments(fastify: FastifyInstance, { rateLimited }: PlatformConfig): void {
  if (!rateLimited) return;
  const windows = new ThrottleWindows();
  const count: onRequestHookHandler = (request, reply, done) => {
    const { isBlocked, timeToExpire } = windows.hit(networkOf(request.ip), MINUTE_MS, DOCUMENTS);
    done(isBlocked ? tooManyRequests(reply, DOCUMENTS, timeToExpire) : undefined);
  };
  fastify.addHook('onRoute', (route) => {
    if (OF_DOCUMENTS.test(route.url)) route.onRequest = [route.onRequest ?? [], count].flat();
  });
}
