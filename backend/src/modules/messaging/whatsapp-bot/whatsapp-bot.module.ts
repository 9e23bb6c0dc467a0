import { Module } from '@nestjs/common';
import { PlatformConfig } from '../../../platform/config/platform.config.js';
import { readConfig } from '../../../platform/config/read-config.js';
import { BillingModule } from '../../billing/index.js';
import { IdentityModule } from '../../identity/index.js';
import { LookupsModule } from '../../lookups/index.js';
import { SubscriberEmailsModule } from '../subscriber-emails/index.js';
import { WhatsappLinksModule } from '../whatsapp-links/index.js';
import { GetBotLinkController } from './adapters/get-bot-link.controller.js';
import { ReceiveWhatsappWebhookController } from './adapters/receive-whatsapp-webhook.controller.js';
import { WhatsappJobs } from './adapters/whatsapp.job.js';
import { RegisterWebhook } from './adapters/whatsapp-cloud/register-webhook.js';
import { WhatsappCloud } from './adapters/whatsapp-cloud/whatsapp-cloud.js';
import { WhatsappInbox } from './adapters/whatsapp-inbox.store.js';
import { WhatsappNotices } from './adapters/whatsapp-notices.store.js';
import { AnswerMessages } from './application/answer-messages.js';
import { ChatLookups } from './application/chat-lookups.js';
import { ChatSender } from './application/chat-sender.port.js';
import { DecideReply } from './application/decide-reply.js';
import { SendNotices } from './application/send-notices.js';
import { Pages } from './domain/replies.js';
import { WhatsappConfig } from './whatsapp.config.js';

/** The bot that answers subscribers on WhatsApp. */
@Module({
  imports: [BillingModule, IdentityModule, LookupsModule, SubscriberEmailsModule, WhatsappLinksModule],
  controllers: [GetBotLinkController, ReceiveWhatsappWebhookController],
  providers: [
    { provide: WhatsappConfig, useFactory: () => readConfig(WhatsappConfig) },
    { provide: Pages, inject: [PlatformConfig], useFactory: ({ publicUrl }: PlatformConfig) => new Pages(publicUrl) },
    WhatsappInbox,
    WhatsappCloud,
    { provide: ChatSender, useExisting: WhatsappCloud },
    ChatLookups,
    DecideReply,
    AnswerMessages,
    WhatsappNotices,
    SendNotices,
    WhatsappJobs,
    RegisterWebhook,
  ],
  exports: [WhatsappNotices],
})
export class WhatsappBotModule {}
