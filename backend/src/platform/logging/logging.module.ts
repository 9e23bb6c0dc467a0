import { Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { PlatformConfig } from '../config/platform.config.js';

const PERSONAL = ['req.headers', '*.password', '*.token', '*.cpf', '*.email'];
/** Where PostgreSQL and TypeORM quote the values of a failed statement. */
const ROW_DATA = ['parameters', 'query', 'detail', 'where', 'driverError'].map((name) => `err.${name}`);

/** A part of a path that is long enough to be a link's secret; an id is shorter. */
const SECRET = /[^/]{40,}/g;

/** What is written, and what never is. */
export function logOptions(config: Pick<PlatformConfig, 'LOG_LEVEL'>) {
  return {
    level: config.LOG_LEVEL,
    serializers: {
      req: (request: { id: string; method: string; url: string }) => ({
        id: request.id,
        method: request.method,
        path: request.url
          .split('?')[0]
          ?.replace(SECRET, '***')
          .replace(/\d{6,}/g, '***'),
      }),
    },
    redact: {
      paths: [...PERSONAL, ...ROW_DATA],
      remove: true,
    },
  };
}

/** Structured logs without personal data: no bodies, no query strings, no addresses, no tokens. */
@Module({
  imports: [
    LoggerModule.forRootAsync({
      inject: [PlatformConfig],
      // Requests are logged by a hook of the server's own (http/access-log.ts).
      useFactory: (config: PlatformConfig) => ({ pinoHttp: logOptions(config), forRoutes: [] }),
    }),
  ],
})
export class LoggingModule {}
