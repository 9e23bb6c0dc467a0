import { Module } from '@nestjs/common';
import { BroadcastsModule } from './broadcasts/index.js';
import { InboxModule } from './inbox/index.js';
import { SubscriberEmailsModule } from './subscriber-emails/index.js';
import { SuggestionsModule } from './suggestions/index.js';
import { WebhooksModule } from './webhooks/index.js';
import { WhatsappBotModule } from './whatsapp-bot/index.js';
import { WhatsappLinksModule } from './whatsapp-links/index.js';

@Module({
  imports: [
    SuggestionsModule,
    WhatsappLinksModule,
    WhatsappBotModule,
    BroadcastsModule,
    InboxModule,
    SubscriberEmailsModule,
    WebhooksModule,
  ],
  exports: [SuggestionsModule, BroadcastsModule, SubscriberEmailsModule, WhatsappBotModule],
})
export class MessagingModule {}
