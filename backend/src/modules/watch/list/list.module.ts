import { Module } from '@nestjs/common';
import { BillingModule } from '../../billing/index.js';
import { WatchAccountData } from './account-data.store.js';
import { FollowCompanies } from './follow-companies.js';
import { ReadWatchlist } from './read-watchlist.js';
import { V1WatchlistController } from './v1-watchlist.controller.js';
import { WatchlistController } from './watchlist.controller.js';
import { WatchlistRows } from './watchlist.queries.js';
import { Watchlists } from './watchlists.store.js';

/** The companies that accounts follow. */
@Module({
  imports: [BillingModule],
  controllers: [WatchlistController, V1WatchlistController],
  providers: [Watchlists, WatchlistRows, FollowCompanies, ReadWatchlist, WatchAccountData],
})
export class ListModule {}
