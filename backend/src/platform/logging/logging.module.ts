import { Module, type OnModuleDestroy } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { PlatformConfig } from '../config/platform.config.js';
import { logOptions } from './log-options.js';
import { LogOutput } from './log-output.js';

let output: LogOutput | undefined;

/** One for the process, however often the product is made in it. */
function standardOutput(): LogOutput {
  output ??= new LogOutput();
  return output;
}

/** Structured logs without personal data: no bodies, no paths as they were written, no addresses, no tokens. */
@Module({
  imports: [
    LoggerModule.forRootAsync({
      inject: [PlatformConfig],
      // Requests are logged by a hook of the server's own (http/access-log.ts).
      useFactory: (config: PlatformConfig) => {
        const to = standardOutput();
        const options = logOptions(config, (level) => to.wrote(level));
        return { pinoHttp: [options, to.stream] as [typeof options, typeof to.stream], forRoutes: [] };
      },
    }),
  ],
})
export class LoggingModule implements OnModuleDestroy {
  onModuleDestroy(): void {
    output?.endBlocks();
  }
}
