import { Module } from '@nestjs/common';
import { readConfig } from '../../platform/config/read-config.js';
import { LookupsConfig } from './lookups.config.js';

@Module({
  providers: [{ provide: LookupsConfig, useFactory: () => readConfig(LookupsConfig) }],
})
export class LookupsModule {}
