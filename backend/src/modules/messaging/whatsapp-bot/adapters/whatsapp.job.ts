import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { Clock } from '../../../../platform/clock.js';
import { Rounds } from '../../../../platform/jobs/rounds.js';
import { AnswerMessages } from '../application/answer-messages.js';
import { WhatsappInbox } from '../application/whatsapp-inbox.port.js';
import { WhatsappConfig } from '../whatsapp.config.js';

const ANSWERING = 'whatsapp';
const SWEEPING = 'whatsapp-sweep';
const AN_HOUR_MS = 3_600_000;

/** Looks again and again for messages to answer. Every instance does; each message is taken by one of them. */
@Injectable()
export class WhatsappJobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly answering: Rounds;
  private readonly sweeping: Rounds;

  constructor(
    private readonly registry: SchedulerRegistry,
    private readonly config: WhatsappConfig,
    answerMessages: AnswerMessages,
    inbox: WhatsappInbox,
    clock: Clock,
  ) {
    this.answering = new Rounds('AnswerMessages', () => answerMessages.run());
    this.sweeping = new Rounds('SweepMessages', () => inbox.sweep(clock.now()));
  }

  onApplicationBootstrap(): void {
    if (!this.config.on) return;
    const { WHATSAPP_JOB_INTERVAL_MS } = this.config;
    void this.sweeping.soon();
    this.registry.addInterval(
      ANSWERING,
      setInterval(() => this.answer(), WHATSAPP_JOB_INTERVAL_MS),
    );
    this.registry.addInterval(
      SWEEPING,
      setInterval(() => void this.sweeping.soon(), AN_HOUR_MS),
    );
  }

  /** Begins right after whatever is under way; nobody waits for it. */
  answer(): void {
    void this.answering.soon();
  }

  async beforeApplicationShutdown(): Promise<void> {
    for (const name of [ANSWERING, SWEEPING]) {
      if (this.registry.doesExist('interval', name)) this.registry.deleteInterval(name);
    }
    await Promise.all([this.answering.idle(), this.sweeping.idle()]);
  }
}
