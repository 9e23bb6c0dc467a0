import type { Provider, Type } from '@nestjs/common';
import { BillingStats } from './adapters/billing/billing-stats.js';
import { GetAnalyticsController } from './adapters/http/stats/get-analytics.controller.js';
import { GetStatsController } from './adapters/http/stats/get-stats.controller.js';
import { IdentityStats } from './adapters/identity/identity-stats.js';
import { LookupsStats } from './adapters/lookups/lookups-stats.js';
import { MessagingStats } from './adapters/messaging/messaging-stats.js';
import { ReadAnalytics } from './application/stats/read-analytics.js';
import { ReadStats } from './application/stats/read-stats.js';
import { LookupStats, MoneyStats, PeopleStats, SuggestionStats } from './application/stats/stats.ports.js';

/** The administrators' figures. */
export const statsControllers: Type[] = [GetStatsController, GetAnalyticsController];

export const statsProviders: Provider[] = [
  { provide: LookupStats, useClass: LookupsStats },
  { provide: MoneyStats, useClass: BillingStats },
  { provide: PeopleStats, useClass: IdentityStats },
  { provide: SuggestionStats, useClass: MessagingStats },
  ReadStats,
  ReadAnalytics,
];
