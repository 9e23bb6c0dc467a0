import { Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { PlatformConfig } from '../config/platform.config.js';
import { logOptions } from './log-options.js';
import { standardOutput } from './log-output.js';

/** Structured logs without personal data: no bodies, no paths as they were written, no addresses, no tokens. */
@Module({
  imports: [
    LoggerModule.forRootAsync({
      inject: [PlatformConfig],
      // Requests are logged by a hook of the server's own (http/access-log.ts).
      useFactory: (config: PlatformConfig) => ({
        pinoHttp: { ...logOptions(config), stream: standardOutput() },
        forRoutes: [],
      }),
    }),
  ],
})
export class LoggingModule {}
