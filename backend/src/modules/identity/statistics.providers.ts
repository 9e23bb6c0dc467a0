import type { Provider } from '@nestjs/common';
import { PgAccountCounts } from './adapters/persistence/statistics/pg-account-counts.js';
import { Presence } from './adapters/persistence/statistics/presence.js';
import { AccountCounts, OnlineUsers } from './application/statistics/account-counts.port.js';

/** How many subscribers there are and how many are here, for administrators. */
export const statisticsProviders: Provider[] = [
  { provide: AccountCounts, useClass: PgAccountCounts },
  Presence,
  { provide: OnlineUsers, useExisting: Presence },
];
