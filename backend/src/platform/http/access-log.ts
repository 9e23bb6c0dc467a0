import type { PinoLogger } from 'nestjs-pino';
import type { FinishedRequest } from '../telemetry/events.js';
import type { RequestWithPrincipal } from './access.js';

/**
 * A line for each request that is over: its id, method, route, status, milliseconds and whose account asked. These are no personal
 * data, so that nothing is searched for any: that would cost more than the rest of the line. So its words are a field like the
 * others: what a line is told beside its fields is searched.
 */
export function requestLog({ logger }: Pick<PinoLogger, 'logger'>): (finished: FinishedRequest) => void {
  const lines = logger.child({}, { redact: [] });
  return ({ request, status, ms, requestId }) => {
    const accountId = (request as RequestWithPrincipal | null)?.principal?.accountId;
    lines.info({
      req: request ?? undefined,
      requestId,
      statusCode: status,
      responseTime: Math.round(ms),
      accountId,
      msg: request ? 'request completed' : 'request unreadable',
    });
  };
}
