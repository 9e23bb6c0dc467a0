import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { PinoLogger } from 'nestjs-pino';

/** A line for each request that was answered: its id, method, route, status and milliseconds. */
export function logRequests(app: NestFastifyApplication): void {
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onResponse', (request, reply, done) => {
      PinoLogger.root.info(
        {
          req: request,
          statusCode: reply.statusCode,
          responseTime: Math.round(reply.elapsedTime),
        },
        'request completed',
      );
      done();
    });
}
