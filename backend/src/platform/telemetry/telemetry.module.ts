import { Module } from '@nestjs/common';
import { readConfig } from '../config/read-config.js';
import { TelemetryConfig } from './telemetry.config.js';
import { Telemetry } from './telemetry.js';

@Module({
  providers: [{ provide: TelemetryConfig, useFactory: () => readConfig(TelemetryConfig) }, Telemetry],
})
export class TelemetryModule {}
