import { Global, Module } from '@nestjs/common';
import { readConfig } from '../../platform/config/read-config.js';
import { LookupsConfig, LookupsSettings } from './lookups.config.js';

/** For all parts. */
@Global()
@Module({
  providers: [{ provide: LookupsConfig, useFactory: () => readConfig(LookupsConfig) }, LookupsSettings],
  exports: [LookupsConfig, LookupsSettings],
})
export class LookupsSettingsModule {}
