import { Module } from '@nestjs/common';
import { PlatformConfig } from '../../../platform/config/platform.config.js';
import { readConfig } from '../../../platform/config/read-config.js';
import { BillingModule } from '../../billing/index.js';
import { IdentityModule } from '../../identity/index.js';
import { LookupsModule } from '../../lookups/index.js';
import { WhatsappLinksModule } from '../whatsapp-links/index.js';
import { BillingChatPlans } from './adapters/billing-chat-plans.js';
import { InboxEncryptedColumns } from './adapters/encrypted-columns.js';
import { GetBotLinkController } from './adapters/get-bot-link.controller.js';
import { IdentityChatSubscribers } from './adapters/identity-chat-subscribers.js';
import { LookupsChatLookups } from './adapters/lookups-chat-lookups.js';
import { ReceiveWhatsappWebhookController } from './adapters/receive-whatsapp-webhook.controller.js';
import { WhatsappJobs } from './adapters/whatsapp.job.js';
import { RegisterWebhook } from './adapters/whatsapp-cloud/register-webhook.js';
import { WhatsappCloud } from './adapters/whatsapp-cloud/whatsapp-cloud.js';
import { PgWhatsappInbox } from './adapters/whatsapp-inbox.store.js';
import { AnswerMessages } from './application/answer-messages.js';
import { ChatLookups, ChatPlans, ChatSubscribers } from './application/chat-lookups.port.js';
import { ChatSender } from './application/chat-sender.port.js';
import { DecideReply } from './application/decide-reply.js';
import { WhatsappInbox } from './application/whatsapp-inbox.port.js';
import { Pages } from './domain/replies.js';
import { WhatsappConfig } from './whatsapp.config.js';

/** The bot that answers subscribers on WhatsApp. */
@Module({
  imports: [BillingModule, IdentityModule, LookupsModule, WhatsappLinksModule],
  controllers: [GetBotLinkController, ReceiveWhatsappWebhookController],
  providers: [
    { provide: WhatsappConfig, useFactory: () => readConfig(WhatsappConfig) },
    { provide: Pages, inject: [PlatformConfig], useFactory: ({ publicUrl }: PlatformConfig) => new Pages(publicUrl) },
    { provide: WhatsappInbox, useClass: PgWhatsappInbox },
    WhatsappCloud,
    { provide: ChatSender, useExisting: WhatsappCloud },
    { provide: ChatSubscribers, useClass: IdentityChatSubscribers },
    { provide: ChatPlans, useClass: BillingChatPlans },
    { provide: ChatLookups, useClass: LookupsChatLookups },
    DecideReply,
    AnswerMessages,
    WhatsappJobs,
    RegisterWebhook,
    InboxEncryptedColumns,
  ],
})
export class WhatsappBotModule {}
