import { PlatformConfig } from '../../platform/config/platform.config.js';
import { readConfig } from '../../platform/config/read-config.js';
import { BillingChatPlans } from './adapters/billing/billing-chat-plans.js';
import { GetBotLinkController } from './adapters/http/whatsapp/get-bot-link.controller.js';
import { LinkWhatsappController } from './adapters/http/whatsapp/link-whatsapp.controller.js';
import { ReceiveWhatsappWebhookController } from './adapters/http/whatsapp/receive-whatsapp-webhook.controller.js';
import { IdentityChatSubscribers } from './adapters/identity/identity-chat-subscribers.js';
import { LookupsChatLookups } from './adapters/lookups/lookups-chat-lookups.js';
import { PgWhatsappInbox } from './adapters/persistence/whatsapp/pg-whatsapp-inbox.js';
import { PgWhatsappLinks } from './adapters/persistence/whatsapp/pg-whatsapp-links.js';
import { WhatsappAccountData } from './adapters/persistence/whatsapp/whatsapp-account-data.js';
import { WhatsappEncryptedColumns } from './adapters/persistence/whatsapp/whatsapp-encrypted-columns.js';
import { WhatsappNews } from './adapters/persistence/whatsapp/whatsapp-news.js';
import { RegisterWebhook } from './adapters/whatsapp-cloud/register-webhook.js';
import { WhatsappCloud } from './adapters/whatsapp-cloud/whatsapp-cloud.js';
import { WhatsappJobs } from './adapters/whatsapp-jobs.js';
import { AnswerMessages } from './application/whatsapp/answer-messages.js';
import { ChatLookups, ChatPlans, ChatSubscribers } from './application/whatsapp/chat-lookups.port.js';
import { ChatSender } from './application/whatsapp/chat-sender.port.js';
import { DecideReply } from './application/whatsapp/decide-reply.js';
import { LinkWhatsapp } from './application/whatsapp/link-whatsapp.js';
import { WhatsappInbox } from './application/whatsapp/whatsapp-inbox.port.js';
import { WhatsappLinks } from './application/whatsapp/whatsapp-links.port.js';
import { Pages } from './domain/whatsapp/replies.js';
import { WhatsappConfig } from './whatsapp.config.js';

/** The account's number and the bot that answers it. */
export const WHATSAPP_CONTROLLERS = [LinkWhatsappController, GetBotLinkController, ReceiveWhatsappWebhookController];

export const WHATSAPP_PROVIDERS = [
  { provide: WhatsappConfig, useFactory: () => readConfig(WhatsappConfig) },
  { provide: Pages, inject: [PlatformConfig], useFactory: ({ publicUrl }: PlatformConfig) => new Pages(publicUrl) },
  PgWhatsappLinks,
  { provide: WhatsappLinks, useExisting: PgWhatsappLinks },
  { provide: WhatsappInbox, useClass: PgWhatsappInbox },
  WhatsappCloud,
  { provide: ChatSender, useExisting: WhatsappCloud },
  { provide: ChatSubscribers, useClass: IdentityChatSubscribers },
  { provide: ChatPlans, useClass: BillingChatPlans },
  { provide: ChatLookups, useClass: LookupsChatLookups },
  LinkWhatsapp,
  DecideReply,
  AnswerMessages,
  WhatsappJobs,
  RegisterWebhook,
  WhatsappNews,
  WhatsappAccountData,
  WhatsappEncryptedColumns,
];
