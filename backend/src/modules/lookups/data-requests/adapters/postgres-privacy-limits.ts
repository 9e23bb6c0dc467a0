import { Injectable } from '@nestjs/common';
import { HashedLimits } from '../../../../platform/database/hashed-limits.js';
import { PrivacyLimits } from '../application/privacy-limits.port.js';
import { tooManyRequests } from '../domain/request-errors.js';

const HOUR = 60 * 60;
const REQUESTS_BY_ADDRESS = { name: 'privacy-request-address', most: 10, seconds: HOUR };
const LETTERS_BY_EMAIL = { name: 'privacy-request-email', most: 5, seconds: 24 * HOUR };
const TRIALS_BY_ADDRESS = { name: 'privacy-trial-address', most: 60, seconds: HOUR / 4 };

@Injectable()
export class PostgresPrivacyLimits extends PrivacyLimits {
  constructor(private readonly limits: HashedLimits) {
    super();
  }

  async countRequestFrom(address: string | null): Promise<void> {
    await this.limits.count(REQUESTS_BY_ADDRESS, address ?? '', tooManyRequests);
  }

  async countLetterTo(email: string): Promise<void> {
    await this.limits.count(LETTERS_BY_EMAIL, email, tooManyRequests);
  }

  async countTrialFrom(address: string | null): Promise<void> {
    await this.limits.count(TRIALS_BY_ADDRESS, address ?? '', tooManyRequests);
  }
}
