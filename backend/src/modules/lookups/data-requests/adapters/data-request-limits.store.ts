import { Injectable } from '@nestjs/common';
import { HashedLimits } from '../../../../platform/database/hashed-limits.js';
import { tooManyRequests } from '../domain/request-errors.js';

const HOUR = 60 * 60;
const REQUESTS_BY_ADDRESS = { name: 'privacy-request-address', most: 10, seconds: HOUR };
const EMAILS_BY_ADDRESS = { name: 'privacy-request-email', most: 5, seconds: 24 * HOUR };
const TRIALS_BY_ADDRESS = { name: 'privacy-trial-address', most: 60, seconds: HOUR / 4 };

/** Limits for all instances together, on what strangers ask for. Beyond them: RATE_LIMITED. */
@Injectable()
export class DataRequestLimits {
  constructor(private readonly limits: HashedLimits) {}

  /** Requests that are sent from an address. */
  async countRequestFrom(address: string | null): Promise<void> {
    await this.limits.count(REQUESTS_BY_ADDRESS, address ?? '', tooManyRequests);
  }

  /** E-mails that strangers have sent to an address, whoever's it is. */
  async countEmailTo(email: string): Promise<void> {
    await this.limits.count(EMAILS_BY_ADDRESS, email, tooManyRequests);
  }

  /** Protocols and links that are tried from an address. */
  async countTrialFrom(address: string | null): Promise<void> {
    await this.limits.count(TRIALS_BY_ADDRESS, address ?? '', tooManyRequests);
  }
}
