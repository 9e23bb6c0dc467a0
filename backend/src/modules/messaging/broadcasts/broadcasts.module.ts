import { Module } from '@nestjs/common';
import { readConfig } from '../../../platform/config/read-config.js';
import { BroadcastsConfig } from './broadcasts.config.js';
import { BroadcastsJobs } from './broadcasts.job.js';
import { Broadcasts } from './broadcasts.store.js';
import { ListBroadcastsController } from './list-broadcasts.controller.js';
import { ManageBroadcasts } from './manage-broadcasts.js';
import { Notices } from './notices.store.js';
import { SendBroadcastController } from './send-broadcast.controller.js';

/** What administrators tell groups of subscribers. */
@Module({
  controllers: [SendBroadcastController, ListBroadcastsController],
  providers: [
    { provide: BroadcastsConfig, useFactory: () => readConfig(BroadcastsConfig) },
    Broadcasts,
    ManageBroadcasts,
    BroadcastsJobs,
    Notices,
  ],
  exports: [Notices],
})
export class BroadcastsModule {}
