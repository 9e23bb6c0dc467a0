import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { ThrottlerModule } from '@nestjs/throttler';
import { PlatformConfig } from '../config/platform.config.js';
import { AccessAudit } from './access-audit.js';
import { DispensableParts } from './dispensable-parts.js';
import { Drain } from './drain.js';
import { EventStreams } from './event-streams.js';
import { HealthController } from './health.controller.js';
import { ProblemFilter } from './problem.filter.js';
import { ThrottleGuard, throttleOptions } from './throttle.guard.js';
import { ValidationPipe } from './validation.pipe.js';
import { VendorLog } from './vendor-log.js';

@Global()
@Module({
  imports: [DiscoveryModule, ThrottlerModule.forRootAsync({ inject: [PlatformConfig], useFactory: throttleOptions })],
  controllers: [HealthController],
  providers: [
    AccessAudit,
    DispensableParts,
    Drain,
    EventStreams,
    VendorLog,
    { provide: APP_FILTER, useClass: ProblemFilter },
    { provide: APP_PIPE, useClass: ValidationPipe },
    { provide: APP_GUARD, useClass: ThrottleGuard },
  ],
  exports: [DispensableParts, EventStreams],
})
export class HttpModule {}
