import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.js';
import type { JobLoop } from '../../../../platform/jobs/job-loop.js';
import { Jobs } from '../../../../platform/jobs/jobs.js';
import { AnswerMessages } from '../application/answer-messages.js';
import { SendNotices } from '../application/send-notices.js';
import { WhatsappConfig } from '../whatsapp.config.js';
import { WhatsappInbox } from './whatsapp-inbox.store.js';
import { WhatsappNotices } from './whatsapp-notices.store.js';

/** Looks again and again for messages to answer. Every instance does; each message is taken by one of them. */
@Injectable()
export class WhatsappJobs {
  private readonly answering: JobLoop | undefined;

  constructor(
    jobs: Jobs,
    { on, WHATSAPP_JOB_INTERVAL_MS: everyMs }: WhatsappConfig,
    answerMessages: AnswerMessages,
    inbox: WhatsappInbox,
    sendNotices: SendNotices,
    notices: WhatsappNotices,
    clock: Clock,
  ) {
    // Without a bot too: one that there was before may have left something.
    const sweep = () => Promise.all([inbox.sweep(clock.now()), notices.sweep()]);
    jobs.every({ name: 'SweepMessages', everyMs: 3_600_000, work: sweep });
    if (!on) return;
    this.answering = jobs.every({ name: 'AnswerMessages', everyMs, work: ({ goesOn }) => answerMessages.run(goesOn) });
    jobs.every({ name: 'SendNotices', everyMs, work: ({ goesOn }) => sendNotices.run(goesOn) });
  }

  /** Begins right after whatever is under way; nobody waits for it. */
  answer(): void {
    void this.answering?.soon();
  }
}
