import { Injectable, Logger } from '@nestjs/common';
import { reasonOf } from '../../../../kernel/reason-of.js';
import type { GoesOn } from '../../../../platform/goes-on.js';
import { AccountDirectory } from '../../../identity/index.js';
import { EmailPreferences } from '../../subscriber-emails/index.js';
import { numberOf, WhatsappLinks } from '../../whatsapp-links/index.js';
import { type DueNotice, WhatsappNotices } from '../adapters/whatsapp-notices.store.js';
import { ChatSender } from './chat-sender.port.js';

const AT_ONCE = 20;

/** Sends what accounts are told unasked, where they want it still, to the number that is proved at that moment. */
@Injectable()
export class SendNotices {
  private readonly logger = new Logger(SendNotices.name);

  constructor(
    private readonly notices: WhatsappNotices,
    private readonly links: WhatsappLinks,
    private readonly preferences: EmailPreferences,
    private readonly accounts: AccountDirectory,
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
      const link = (await this.wanted(accountId)) ? await this.links.of(accountId) : null;
      const sent = link?.verified && (await this.sender.notify({ reference: id, to: numberOf(link.phone), words }));
      if (sent === false) this.logger.warn(`notice ${id} given up: WhatsApp does not take it`);
      await this.notices.done(id);
    } catch (error) {
      this.logger.warn(`notice ${id} waits: ${reasonOf(error)}`);
    }
  }

  private async wanted(accountId: string): Promise<boolean> {
    const { companiesWhatsapp } = await this.preferences.of(accountId);
    return companiesWhatsapp && (await this.accounts.addressOf(accountId)) !== null;
  }
}
