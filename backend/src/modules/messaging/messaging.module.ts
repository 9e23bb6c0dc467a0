import { Module } from '@nestjs/common';
import { readConfig } from '../../platform/config/read-config.js';
import { BillingModule } from '../billing/index.js';
import { IdentityModule } from '../identity/index.js';
import { LookupsModule } from '../lookups/index.js';
import { CancelBroadcastController } from './adapters/http/cancel-broadcast.controller.js';
import { CheckMessagesController } from './adapters/http/check-messages.controller.js';
import { CountAudienceController } from './adapters/http/count-audience.controller.js';
import { ListBroadcastsController } from './adapters/http/list-broadcasts.controller.js';
import { ListMessagesController } from './adapters/http/list-messages.controller.js';
import { MarkMessageReadController } from './adapters/http/mark-message-read.controller.js';
import { SendBroadcastController } from './adapters/http/send-broadcast.controller.js';
import { StreamEventsController } from './adapters/http/stream-events.controller.js';
import { MessagingJobs } from './adapters/messaging-jobs.js';
import { MessagingAccountData } from './adapters/persistence/messaging-account-data.js';
import { PgBroadcasts } from './adapters/persistence/pg-broadcasts.js';
import { PgInboxes } from './adapters/persistence/pg-inboxes.js';
import { RememberedUnread } from './adapters/persistence/remembered-unread.js';
import { UnreadReader } from './adapters/persistence/unread-reader.js';
import { Broadcasts } from './application/broadcasts.port.js';
import { Inboxes } from './application/inboxes.port.js';
import { ManageBroadcasts } from './application/manage-broadcasts.js';
import { MarkMessageRead } from './application/mark-message-read.js';
import { SuggestionCounts } from './application/suggestions/suggestion-counts.port.js';
import { UnreadMessages } from './application/unread-messages.port.js';
import { LETTER_CONTROLLERS, LETTER_PROVIDERS } from './letters.providers.js';
import { MessagingConfig } from './messaging.config.js';
import { SUGGESTION_CONTROLLERS, SUGGESTION_PROVIDERS } from './suggestions.providers.js';
import { WHATSAPP_CONTROLLERS, WHATSAPP_PROVIDERS } from './whatsapp.providers.js';

@Module({
  imports: [BillingModule, IdentityModule, LookupsModule],
  controllers: [
    CheckMessagesController,
    MarkMessageReadController,
    ListMessagesController,
    StreamEventsController,
    SendBroadcastController,
    ListBroadcastsController,
    CountAudienceController,
    CancelBroadcastController,
    ...SUGGESTION_CONTROLLERS,
    ...WHATSAPP_CONTROLLERS,
    ...LETTER_CONTROLLERS,
  ],
  providers: [
    { provide: MessagingConfig, useFactory: () => readConfig(MessagingConfig) },
    { provide: Broadcasts, useClass: PgBroadcasts },
    { provide: Inboxes, useClass: PgInboxes },
    RememberedUnread,
    { provide: UnreadMessages, useExisting: RememberedUnread },
    UnreadReader,
    ManageBroadcasts,
    MarkMessageRead,
    MessagingJobs,
    MessagingAccountData,
    ...SUGGESTION_PROVIDERS,
    ...WHATSAPP_PROVIDERS,
    ...LETTER_PROVIDERS,
  ],
  exports: [SuggestionCounts],
})
export class MessagingModule {}
