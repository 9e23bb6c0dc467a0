import { Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { PlatformConfig } from '../config/platform.config.js';

/** Structured logs without personal data: no bodies, no query strings, no addresses, no tokens. */
@Module({
  imports: [
    LoggerModule.forRootAsync({
      inject: [PlatformConfig],
      useFactory: (config: PlatformConfig) => ({
        pinoHttp: {
          level: config.LOG_LEVEL,
          autoLogging: config.LOG_LEVEL === 'debug' || config.production,
          serializers: {
            req: (request: { id: string; method: string; url: string }) => ({
              id: request.id,
              method: request.method,
              path: request.url.split('?')[0]?.replace(/\d{6,}/g, '***'),
            }),
            res: (response: { statusCode: number }) => ({ statusCode: response.statusCode }),
          },
          redact: {
            paths: ['req.headers', '*.password', '*.token', '*.cpf', '*.email', 'err.parameters', 'err.query'],
            remove: true,
          },
        },
      }),
    }),
  ],
})
export class LoggingModule {}
