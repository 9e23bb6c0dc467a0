import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { VendorClient } from '../../../../../platform/http/vendor-client.js';
import { type ChatNotice, type ChatReply, ChatSender } from '../../application/chat-sender.port.js';
import { WhatsappConfig } from '../../whatsapp.config.js';
import { isPassing } from './passing.js';
import { wireProblem, wireSent, wireSuccess } from './wire.js';

/** Messages through Meta's WhatsApp Cloud API. */
@Injectable()
export class WhatsappCloud implements ChatSender, OnApplicationShutdown {
  private readonly client: VendorClient;

  constructor(private readonly config: WhatsappConfig) {
    this.client = new VendorClient({
      vendor: 'WhatsApp',
      baseUrl: config.url,
      headers: { authorization: `Bearer ${config.accessToken}` },
    });
  }

  /** Never tried twice in a row: the call has no key by which Meta would know a repetition. */
  send({ reference, to, answers, text }: ChatReply): Promise<boolean> {
    const context = { message_id: answers };
    return this.post({ to, context, type: 'text', text: { preview_url: false, body: text }, reference });
  }

  /** Whoever has not written within a day is reached by an approved template alone. */
  notify({ reference, to, words }: ChatNotice): Promise<boolean> {
    const parameters = words.map((text) => ({ type: 'text', text }));
    const components = [{ type: 'body', parameters }];
    const template = { name: this.config.WHATSAPP_CHANGES_TEMPLATE, language: { code: 'pt_BR' }, components };
    return this.post({ to, type: 'template', template, reference });
  }

  private async post({ reference, ...message }: { reference: string; [part: string]: unknown }): Promise<boolean> {
    const reply = await this.client.exchange({
      method: 'POST',
      path: `/${this.config.phoneNumberId}/messages`,
      json: {
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        ...message,
        biz_opaque_callback_data: reference,
      },
      repeatable: false,
      schema: wireSent,
      statuses: [400],
    });
    if (reply.ok) return true;
    const code = wireProblem.safeParse(reply.body).data?.error.code;
    if (isPassing(code)) throw new Error(`WhatsApp: ${code}`);
    return false;
  }

  /** Tells Meta where to call this number's product; it asks there at once whether the address is ours. */
  async registerWebhook(address: string): Promise<void> {
    await this.client.ask({
      method: 'POST',
      path: `/${this.config.phoneNumberId}`,
      json: { webhook_configuration: { override_callback_uri: address, verify_token: this.config.verifyToken } },
      repeatable: true,
      schema: wireSuccess,
    });
  }

  onApplicationShutdown(): Promise<void> {
    return this.client.onApplicationShutdown();
  }
}
