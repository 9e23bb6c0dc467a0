import { Global, Module } from '@nestjs/common';
import { AwaitedWork } from '../awaited-work.js';
import { Clock, SystemClock } from '../clock.js';
import { PlatformConfig } from './platform.config.js';
import { readConfig } from './read-config.js';

@Global()
@Module({
  providers: [
    { provide: PlatformConfig, useFactory: () => readConfig(PlatformConfig) },
    { provide: Clock, useClass: SystemClock },
    AwaitedWork,
  ],
  exports: [PlatformConfig, Clock, AwaitedWork],
})
export class ConfigModule {}
