import { Module } from '@nestjs/common';
import { readConfig } from '../../../platform/config/read-config.js';
import { BroadcastsConfig } from './broadcasts.config.js';
import { Broadcasts } from './broadcasts.port.js';
import { PgBroadcasts } from './broadcasts.store.js';
import { CancelBroadcastController } from './cancel-broadcast.controller.js';
import { CountAudienceController } from './count-audience.controller.js';
import { ListBroadcastsController } from './list-broadcasts.controller.js';
import { ManageBroadcasts } from './manage-broadcasts.js';
import { SendBroadcastController } from './send-broadcast.controller.js';
import { SendBroadcastsJob } from './send-broadcasts.job.js';

/** What administrators tell groups of subscribers. */
@Module({
  controllers: [SendBroadcastController, ListBroadcastsController, CountAudienceController, CancelBroadcastController],
  providers: [
    { provide: BroadcastsConfig, useFactory: () => readConfig(BroadcastsConfig) },
    { provide: Broadcasts, useClass: PgBroadcasts },
    ManageBroadcasts,
    SendBroadcastsJob,
  ],
})
export class BroadcastsModule {}
