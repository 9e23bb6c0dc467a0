import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/index.js';
import { IdentityModule } from '../identity/index.js';
import { LookupsModule } from '../lookups/index.js';
import { MessagingModule } from '../messaging/index.js';
import { BillingUserFigures } from './adapters/billing/billing-user-figures.js';
import { GetPublicStatsController } from './adapters/http/get-public-stats.controller.js';
import { LookupsFigures } from './adapters/lookups/lookups-figures.js';
import { LookupFigures, UserFigures } from './application/public-figures.port.js';
import { ReadPublicStats } from './application/read-public-stats.js';
import { CLEANUP_CONTROLLERS, CLEANUP_PROVIDERS } from './cleanup.providers.js';
import { SETTINGS_CONTROLLERS, SETTINGS_PROVIDERS } from './settings.providers.js';
import { statsControllers, statsProviders } from './stats.providers.js';
import { USER_CONTROLLERS, USER_PROVIDERS } from './users.providers.js';

@Module({
  imports: [BillingModule, IdentityModule, LookupsModule, MessagingModule],
  controllers: [
    GetPublicStatsController,
    ...USER_CONTROLLERS,
    ...SETTINGS_CONTROLLERS,
    ...CLEANUP_CONTROLLERS,
    ...statsControllers,
  ],
  providers: [
    { provide: UserFigures, useClass: BillingUserFigures },
    { provide: LookupFigures, useClass: LookupsFigures },
    ReadPublicStats,
    ...USER_PROVIDERS,
    ...SETTINGS_PROVIDERS,
    ...statsProviders,
    ...CLEANUP_PROVIDERS,
  ],
})
export class AdminModule {}
