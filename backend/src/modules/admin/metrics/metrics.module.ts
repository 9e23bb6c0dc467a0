import { Module } from '@nestjs/common';
import { BillingModule } from '../../billing/index.js';
import { IdentityModule } from '../../identity/index.js';
import { LookupsModule } from '../../lookups/index.js';
import { MessagingModule } from '../../messaging/index.js';
import { BillingStats } from './billing-stats.queries.js';
import { BillingUserFigures } from './billing-user-figures.queries.js';
import { GetAnalyticsController } from './get-analytics.controller.js';
import { GetPublicStatsController } from './get-public-stats.controller.js';
import { GetStatsController } from './get-stats.controller.js';
import { IdentityStats } from './identity-stats.queries.js';
import { LookupsFigures } from './lookups-figures.queries.js';
import { LookupsStats } from './lookups-stats.queries.js';
import { MessagingStats } from './messaging-stats.queries.js';
import { LookupFigures, UserFigures } from './public-figures.port.js';
import { ReadAnalytics } from './read-analytics.js';
import { ReadPublicStats } from './read-public-stats.js';
import { ReadStats } from './read-stats.js';
import { LookupStats, MoneyStats, PeopleStats, SuggestionStats } from './stats.port.js';

/** The dashboard, its analytics, and the numbers that everybody may see. */
@Module({
  imports: [BillingModule, IdentityModule, LookupsModule, MessagingModule],
  controllers: [GetPublicStatsController, GetStatsController, GetAnalyticsController],
  providers: [
    { provide: UserFigures, useClass: BillingUserFigures },
    { provide: LookupFigures, useClass: LookupsFigures },
    ReadPublicStats,
    { provide: LookupStats, useClass: LookupsStats },
    { provide: MoneyStats, useClass: BillingStats },
    { provide: PeopleStats, useClass: IdentityStats },
    { provide: SuggestionStats, useClass: MessagingStats },
    ReadStats,
    ReadAnalytics,
  ],
})
export class MetricsModule {}
