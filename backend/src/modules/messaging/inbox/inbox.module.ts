import { Module } from '@nestjs/common';
import { InboxAccountData } from './account-data.store.js';
import { Inboxes } from './inbox.store.js';
import { MessagesController } from './messages.controller.js';
import { StreamEventsController } from './stream-events.controller.js';
import { UnreadReader } from './unread-messages.queries.js';
import { UnreadMessages } from './unread-messages.store.js';

/** The broadcasts that an account has received, and the events that tell it. */
@Module({
  controllers: [MessagesController, StreamEventsController],
  providers: [Inboxes, UnreadMessages, UnreadReader, InboxAccountData],
})
export class InboxModule {}
