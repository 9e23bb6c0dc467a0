import { Injectable, Logger } from '@nestjs/common';
import { reasonOf } from '../../../../kernel/reason-of.js';
import type { GoesOn } from '../../../../platform/goes-on.js';
import { numberOf, WhatsappLinks } from '../../whatsapp-links/index.js';
import { type DueNotice, WhatsappNotices } from '../adapters/whatsapp-notices.store.js';
import { ChatSender } from './chat-sender.port.js';

const AT_ONCE = 20;

/** Sends what accounts are told unasked, to the number that is proved at that moment. */
@Injectable()
export class SendNotices {
  private readonly logger = new Logger(SendNotices.name);

  constructor(
    private readonly notices: WhatsappNotices,
    private readonly links: WhatsappLinks,
    private readonly sender: ChatSender,
  ) {}

  /** Works until nothing is due. */
  async run(goesOn: GoesOn): Promise<void> {
    while (goesOn()) {
      const due = await this.notices.take(AT_ONCE);
      if (due.length === 0) return;
      await Promise.all(due.map((notice) => this.send(notice)));
    }
  }

  private async send({ id, accountId, words }: DueNotice): Promise<void> {
    try {
      const link = await this.links.of(accountId);
      const sent = link?.verified && (await this.sender.notify({ reference: id, to: numberOf(link.phone), words }));
      if (sent === false) this.logger.warn(`notice ${id} given up: WhatsApp does not take it`);
      await this.notices.done(id);
    } catch (error) {
      this.logger.warn(`notice ${id} waits: ${reasonOf(error)}`);
    }
  }
}
