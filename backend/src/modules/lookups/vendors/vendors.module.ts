import { Module } from '@nestjs/common';
import { LookupsSettingsModule } from '../lookups-settings.module.js';
import { ConfiguredSources } from './configured-sources.js';
import { ConnectedSources } from './connected-sources.port.js';

/** Whom the product asks. */
@Module({
  imports: [LookupsSettingsModule],
  providers: [{ provide: ConnectedSources, useClass: ConfiguredSources }],
  exports: [ConnectedSources],
})
export class VendorsModule {}
