import type { Provider } from '@nestjs/common';
import { PgMoneyCounts } from './adapters/persistence/statistics/pg-money-counts.js';
import { PgPlanHolderCounts } from './adapters/persistence/statistics/pg-plan-holder-counts.js';
import { MoneyCounts, PlanHolderCounts } from './application/statistics/money-counts.port.js';

/** The books and the plans in figures, for administrators. */
export const statisticsProviders: Provider[] = [
  { provide: MoneyCounts, useClass: PgMoneyCounts },
  { provide: PlanHolderCounts, useClass: PgPlanHolderCounts },
];
