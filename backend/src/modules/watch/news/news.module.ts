import { Module } from '@nestjs/common';
import { readConfig } from '../../../platform/config/read-config.js';
import { IdentityModule } from '../../identity/index.js';
import { MessagingModule } from '../../messaging/index.js';
import { Followers } from './followers.queries.js';
import { MonthEvents } from './month-events.store.js';
import { WatchMonths } from './months.store.js';
import { NotifyFollowers } from './notify-followers.store.js';
import { ReadWatchEvents } from './read-watch-events.js';
import { WatchConfig } from './watch.config.js';
import { WatchJob } from './watch.job.js';
import { V1WatchEventsController, WatchEventsController } from './watch-events.controller.js';
import { WatchEvents } from './watch-events.queries.js';
import { WatchEventsAccountData } from './watch-events-account-data.store.js';

/** What changed of followed companies, and how their followers hear of it. */
@Module({
  imports: [IdentityModule, MessagingModule],
  controllers: [WatchEventsController, V1WatchEventsController],
  providers: [
    { provide: WatchConfig, useFactory: () => readConfig(WatchConfig) },
    WatchMonths,
    MonthEvents,
    Followers,
    NotifyFollowers,
    WatchEvents,
    ReadWatchEvents,
    WatchJob,
    WatchEventsAccountData,
  ],
})
export class NewsModule {}
