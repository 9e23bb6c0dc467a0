import { Injectable } from '@nestjs/common';
import { mailboxOf } from '../../../../kernel/mailbox.js';
import { HashedLimits } from '../../../../platform/database/hashed-limits.js';

const HOUR = 60 * 60;
const text = 'Muitas tentativas em pouco tempo. Aguarde e tente novamente.';
const REQUESTS_BY_ADDRESS = { name: 'privacy-request-address', most: 10, seconds: HOUR, text };
const EMAILS_BY_ADDRESS = { name: 'privacy-request-email', most: 5, seconds: 24 * HOUR, text };
const TRIALS_BY_ADDRESS = { name: 'privacy-trial-address', most: 60, seconds: HOUR / 4, text };

/** Limits for all instances together, on what strangers ask for. Beyond them: RATE_LIMITED. */
@Injectable()
export class DataRequestLimits {
  constructor(private readonly limits: HashedLimits) {}

  /** Requests that are sent from an address. */
  async countRequestFrom(address: string | null): Promise<void> {
    await this.limits.countFrom(REQUESTS_BY_ADDRESS, address);
  }

  /** E-mails that strangers have sent to a mailbox, whoever's it is and however its address is written. */
  async countEmailTo(email: string): Promise<void> {
    await this.limits.count(EMAILS_BY_ADDRESS, mailboxOf(email));
  }

  /** Protocols and links that are tried from an address. */
  async countTrialFrom(address: string | null): Promise<void> {
    await this.limits.countFrom(TRIALS_BY_ADDRESS, address);
  }
}
