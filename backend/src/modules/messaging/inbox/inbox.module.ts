import { Module } from '@nestjs/common';
import { WhatsappLinksModule } from '../whatsapp-links/index.js';
import { InboxAccountData } from './account-data.store.js';
import { CheckMessagesController } from './check-messages.controller.js';
import { PgInboxes } from './inbox.store.js';
import { Inboxes } from './inboxes.port.js';
import { ListMessagesController } from './list-messages.controller.js';
import { MarkMessageReadController } from './mark-message-read.controller.js';
import { MarkMessageRead } from './mark-message-read.js';
import { StreamEventsController } from './stream-events.controller.js';
import { UnreadMessages } from './unread-messages.port.js';
import { UnreadReader } from './unread-messages.queries.js';
import { RememberedUnread } from './unread-messages.store.js';

/** The broadcasts that an account has received, and the events that tell it. */
@Module({
  imports: [WhatsappLinksModule],
  controllers: [CheckMessagesController, MarkMessageReadController, ListMessagesController, StreamEventsController],
  providers: [
    { provide: Inboxes, useClass: PgInboxes },
    RememberedUnread,
    { provide: UnreadMessages, useExisting: RememberedUnread },
    UnreadReader,
    MarkMessageRead,
    InboxAccountData,
  ],
})
export class InboxModule {}
