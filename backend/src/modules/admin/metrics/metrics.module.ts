import { Module } from '@nestjs/common';
import { BillingModule } from '../../billing/index.js';
import { IdentityModule } from '../../identity/index.js';
import { LookupsModule } from '../../lookups/index.js';
import { MessagingModule } from '../../messaging/index.js';
import { AnalyticsQueries } from './analytics.queries.js';
import { GetPublicStatsController } from './get-public-stats.controller.js';
import { PublicMetrics } from './public-metrics.port.js';
import { CountedPublicMetrics } from './public-metrics.queries.js';
import { ReadPublicStats } from './read-public-stats.js';
import { StatsController } from './stats.controller.js';
import { StatsQueries } from './stats.queries.js';

/** The dashboard, its analytics, and the numbers that everybody may see. */
@Module({
  imports: [BillingModule, IdentityModule, LookupsModule, MessagingModule],
  controllers: [GetPublicStatsController, StatsController],
  providers: [
    { provide: PublicMetrics, useClass: CountedPublicMetrics },
    ReadPublicStats,
    StatsQueries,
    AnalyticsQueries,
  ],
})
export class MetricsModule {}
