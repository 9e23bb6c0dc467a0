import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { PinoLogger } from 'nestjs-pino';

/** A line for each request that was answered: its id, method, path, status and milliseconds. What is left out of a path is the serializers' matter. */
export function logRequests(app: NestFastifyApplication): void {
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onResponse', (request, reply, done) => {
      PinoLogger.root.info(
        {
          req: { id: request.id, method: request.method, url: request.url },
          statusCode: reply.statusCode,
          responseTime: Math.round(reply.elapsedTime),
        },
        'request completed',
      );
      done();
    });
}
