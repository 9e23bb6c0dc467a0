import { Injectable, Logger } from '@nestjs/common';
import { reasonOf } from '../../../../kernel/reason-of.js';
import { Clock } from '../../../../platform/clock.js';
import type { GoesOn } from '../../../../platform/goes-on.js';
import { type DueMessage, type TakenMessage, WhatsappInbox } from '../adapters/whatsapp-inbox.store.js';
import { ChatSender } from './chat-sender.port.js';
import { DecideReply } from './decide-reply.js';

const AT_ONCE = 20;

/**
 * Works off the inbox: decides, stores the decision, sends it. Whoever dies before the decision is stored decides again, and
 * what was looked up meanwhile is not looked up twice; whoever dies while sending leaves a reply that is sent again only if
 * WhatsApp does not tell in time that it has it.
 */
@Injectable()
export class AnswerMessages {
  private readonly logger = new Logger(AnswerMessages.name);

  constructor(
    private readonly inbox: WhatsappInbox,
    private readonly decideReply: DecideReply,
    private readonly sender: ChatSender,
    private readonly clock: Clock,
  ) {}

  /** Works until nothing is due. */
  async run(goesOn: GoesOn): Promise<void> {
    while (goesOn()) {
      const due = await this.inbox.take(AT_ONCE);
      if (due.length === 0) return;
      await Promise.all(due.map((message) => this.answer(message)));
    }
  }

  private async answer(due: DueMessage): Promise<void> {
    try {
      const taken = this.inbox.open(due);
      const { reply } = taken.decision ?? (await this.decide(taken));
      if (reply === null) return;
      const { id: answers, from: to } = taken.message;
      const accepted = await this.sender.send({ reference: taken.id, to, answers, text: reply });
      if (!accepted) this.logger.warn(`reply to message ${taken.id} given up: WhatsApp does not take it`);
      await this.inbox.done(taken.id, this.clock.now());
    } catch (error) {
      this.logger.warn(`message ${due.id} waits: ${reasonOf(error)}`);
    }
  }

  private async decide(taken: TakenMessage) {
    const decision = await this.decideReply.execute(taken);
    await this.inbox.decide(taken.id, decision, this.clock.now());
    return decision;
  }
}
