import { Module } from '@nestjs/common';
import { LookupsSettingsModule } from '../lookups-settings.module.js';
import { ConfiguredSources } from './configured-sources.js';

/** Whom the product asks. */
@Module({
  imports: [LookupsSettingsModule],
  providers: [ConfiguredSources],
  exports: [ConfiguredSources],
})
export class VendorsModule {}
