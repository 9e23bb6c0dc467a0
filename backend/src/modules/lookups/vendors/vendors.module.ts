import { Module } from '@nestjs/common';
import { LookupsConfig } from '../lookups.config.js';
import { ConfiguredSources } from './configured-sources.js';

/** Whom the product asks. */
@Module({
  providers: [
    {
      provide: ConfiguredSources,
      inject: [LookupsConfig],
      useFactory: (config: LookupsConfig) => new ConfiguredSources(config),
    },
  ],
  exports: [ConfiguredSources],
})
export class VendorsModule {}
