import { Module } from '@nestjs/common';
import { LookupsConfig } from '../lookups.config.js';
import { LookupsSettingsModule } from '../lookups-settings.module.js';
import { ConfiguredSources } from './configured-sources.js';

/** Whom the product asks. */
@Module({
  imports: [LookupsSettingsModule],
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
