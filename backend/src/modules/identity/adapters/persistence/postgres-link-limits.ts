import { Injectable } from '@nestjs/common';
import { HashedLimits } from '../../../../platform/database/hashed-limits.js';
import { LinkLimits } from '../../application/link-limits.port.js';
import { tooManyAttempts } from '../../domain/errors.js';

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;
const DAY = 24 * HOUR;
const RESETS_BY_ADDRESS = { name: 'reset-address', most: 20, seconds: HOUR };
const RESETS_BY_EMAIL = { name: 'reset-email', most: 3, seconds: HOUR };
const EMAIL_CHANGES_BY_ACCOUNT = { name: 'email-change', most: 5, seconds: DAY };
const LINKS_BY_ADDRESS = { name: 'link-address', most: 60, seconds: QUARTER_HOUR };

@Injectable()
export class PostgresLinkLimits extends LinkLimits {
  constructor(private readonly limits: HashedLimits) {
    super();
  }

  async countResetFrom(address: string | null): Promise<void> {
    await this.limits.count(RESETS_BY_ADDRESS, address ?? '', tooManyAttempts);
  }

  async countResetOf(email: string): Promise<void> {
    await this.limits.count(RESETS_BY_EMAIL, email, tooManyAttempts);
  }

  async countEmailChangeOf(accountId: string): Promise<void> {
    await this.limits.count(EMAIL_CHANGES_BY_ACCOUNT, accountId, tooManyAttempts);
  }

  async countLinkFrom(address: string | null): Promise<void> {
    await this.limits.count(LINKS_BY_ADDRESS, address ?? '', tooManyAttempts);
  }
}
