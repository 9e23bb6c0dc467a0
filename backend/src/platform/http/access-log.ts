import { PinoLogger } from 'nestjs-pino';
import type { FinishedRequest } from '../telemetry/events.js';
import type { RequestWithPrincipal } from './access.js';

/** A line for each request that is over: its id, method, route, status, milliseconds and whose account asked. */
export function logRequest({ request, status, ms }: FinishedRequest): void {
  const accountId = (request as RequestWithPrincipal | null)?.principal?.accountId;
  PinoLogger.root.info(
    {
      ...(request ? { req: request } : {}),
      statusCode: status,
      responseTime: Math.round(ms),
      ...(accountId ? { accountId } : {}),
    },
    request ? 'request completed' : 'request unreadable',
  );
}
