import { Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { AccessAudit } from './access-audit.js';
import { HealthController } from './health.controller.js';
import { ProblemFilter } from './problem.filter.js';
import { ValidationPipe } from './validation.pipe.js';

@Module({
  imports: [DiscoveryModule],
  controllers: [HealthController],
  providers: [
    AccessAudit,
    { provide: APP_FILTER, useClass: ProblemFilter },
    { provide: APP_PIPE, useClass: ValidationPipe },
  ],
})
export class HttpModule {}
