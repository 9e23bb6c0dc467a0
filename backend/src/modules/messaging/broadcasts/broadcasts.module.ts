import { Module } from '@nestjs/common';
import { readConfig } from '../../../platform/config/read-config.js';
import { BroadcastsConfig } from './broadcasts.config.js';
import { Broadcasts } from './broadcasts.store.js';
import { ForgetReadMessages } from './forget-read-messages.job.js';
import { ListBroadcastsController } from './list-broadcasts.controller.js';
import { ManageBroadcasts } from './manage-broadcasts.js';
import { Notices } from './notices.store.js';
import { SendBroadcastController } from './send-broadcast.controller.js';
import { SendBroadcastsJob } from './send-broadcasts.job.js';

/** What administrators tell groups of subscribers. */
@Module({
  controllers: [SendBroadcastController, ListBroadcastsController],
  providers: [
    { provide: BroadcastsConfig, useFactory: () => readConfig(BroadcastsConfig) },
    Broadcasts,
    ManageBroadcasts,
    SendBroadcastsJob,
    ForgetReadMessages,
    Notices,
  ],
  exports: [Notices],
})
export class BroadcastsModule {}
