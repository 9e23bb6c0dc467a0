import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Signals } from '../events/signals.js';
import type { GoesOn } from '../goes-on.js';
import { inPortions } from '../jobs/job-loop.js';
import { Jobs, type Round } from '../jobs/jobs.js';
import { EMAIL_ENDED } from '../telemetry/events.js';
import { DeliveredEmails } from './delivered-emails.js';
import { EmailWriters } from './email-writers.js';
import { MailConfig } from './mail.config.js';
import { CONNECTIONS, Mailer } from './mailer.js';
import { EMAIL_PUT } from './outbox.js';
import { type WaitingEmail, WaitingEmails } from './waiting-emails.js';

const FAREWELL_MS = 4_000;
/** Of e-mails that are given up. */
const AT_ONCE = 1_000;

/**
 * Empties the outbox: at once when an e-mail is put, and again and again for those that failed. Every instance does; each
 * e-mail is taken by one of them. An e-mail is sent at least once: whoever dies between sending and noting it leaves it due.
 * At the end of the application one that is under way may arrive; one that hangs is sent by the next start.
 */
@Injectable()
export class DeliverEmails implements OnApplicationBootstrap {
  private readonly logger = new Logger('Mail');

  constructor(
    private readonly emails: WaitingEmails,
    private readonly mailer: Mailer,
    private readonly delivered: DeliveredEmails,
    private readonly writers: EmailWriters,
    { MAIL_JOB_INTERVAL_MS: everyMs }: MailConfig,
    jobs: Jobs,
    signals: Signals,
  ) {
    const work = (round: Round) => this.round(round);
    const job = jobs.every({ name: 'DeliverEmails', everyMs, work, patienceMs: FAREWELL_MS });
    signals.on(EMAIL_PUT, () => void job.soon());
  }

  onApplicationBootstrap(): void {
    if (!this.mailer.works) this.logger.warn('no SMTP_URL: e-mails wait until they are given up');
  }

  private async round({ goesOn }: Round): Promise<void> {
    await inPortions(goesOn, (most) => this.giveUpSome(most), AT_ONCE);
    if (!goesOn()) return;
    if (this.mailer.works) await Promise.all(Array.from({ length: CONNECTIONS }, () => this.sendAll(goesOn)));
  }

  private async giveUpSome(most: number): Promise<number> {
    const over = await this.emails.giveUpSome(most);
    for (const id of over) {
      this.logger.warn(`e-mail ${id} given up: its time is over`);
      EMAIL_ENDED.tell({ outcome: 'given_up' });
    }
    return over.length;
  }

  /** One after the other: one that waited for a connection here would be due again meanwhile, and sent by another instance too. */
  private async sendAll(goesOn: GoesOn): Promise<void> {
    let [waiting] = await this.emails.take(1);
    while (waiting) {
      await this.send(waiting);
      [waiting] = goesOn() ? await this.emails.take(1) : [];
    }
  }

  private async send(waiting: WaitingEmail): Promise<void> {
    const { id } = waiting;
    try {
      const email = await this.writers.current(this.emails.open(waiting));
      if (!email) return await this.withheld(id);
      const delivery = await this.emails.whileHeld(id, () => this.mailer.deliver(id, email));
      // Before the e-mail is gone: whoever dies in between tells it again.
      await this.delivered.tell(id);
      await this.emails.done(id);
      EMAIL_ENDED.tell({ outcome: delivery === 'refused' ? 'refused' : 'sent' });
      if (delivery === 'refused') this.logger.warn(`e-mail ${id} given up: the address takes no mail`);
    } catch (error) {
      EMAIL_ENDED.tell({ outcome: 'failed' });
      this.logger.warn(`e-mail ${id} not sent, will be tried again: ${causeOf(error)}`);
    }
  }

  private async withheld(id: string): Promise<void> {
    await this.emails.done(id);
    this.logger.log(`e-mail ${id} withheld: it has nothing to tell any more`);
    EMAIL_ENDED.tell({ outcome: 'withheld' });
  }
}

/** Codes only: a mail server's words quote the address. */
function causeOf(error: unknown): string {
  const { code, responseCode, command } = error as { code?: string; responseCode?: number; command?: string };
  return [code ?? 'failure', responseCode, command].filter(Boolean).join(' ');
}
