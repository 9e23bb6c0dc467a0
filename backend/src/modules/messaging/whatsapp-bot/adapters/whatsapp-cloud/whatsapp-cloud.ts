import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { VendorClient } from '../../../../../platform/http/vendor-client.js';
import { type ChatReply, ChatSender } from '../../application/chat-sender.port.js';
import { WhatsappConfig } from '../../whatsapp.config.js';
import { wireProblem, wireSent, wireSuccess } from './wire.js';

/**
 * Meta answers 400 to most of what goes wrong. These codes pass by themselves: its own faults and too many calls (1, 2, 4,
 * 80007, 130429, 131000, 131016, 131048, 131056); any other one refuses this very reply.
 */
const PASSING = [1, 2, 4, 80_007, 130_429, 131_000, 131_016, 131_048, 131_056];

/** Messages through Meta's WhatsApp Cloud API. */
@Injectable()
export class WhatsappCloud extends ChatSender implements OnApplicationShutdown {
  private readonly client: VendorClient;

  constructor(private readonly config: WhatsappConfig) {
    super();
    this.client = new VendorClient({
      vendor: 'WhatsApp',
      baseUrl: config.url,
      headers: { authorization: `Bearer ${config.accessToken}` },
    });
  }

  /** Never tried twice in a row: the call has no key by which Meta would know a repetition. */
  async send({ reference, to, answers, text }: ChatReply): Promise<boolean> {
    const reply = await this.client.exchange({
      method: 'POST',
      path: `/${this.config.phoneNumberId}/messages`,
      json: {
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to,
        context: { message_id: answers },
        type: 'text',
        text: { preview_url: false, body: text },
        biz_opaque_callback_data: reference,
      },
      repeatable: false,
      schema: wireSent,
      statuses: [400],
    });
    if (reply.ok) return true;
    const code = wireProblem.safeParse(reply.body).data?.error.code;
    if (code !== undefined && PASSING.includes(code)) throw new Error(`WhatsApp: ${code}`);
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
