import { Injectable } from '@nestjs/common';
import { RateLimits } from '../../../../platform/database/rate-limits.js';
import { OwnAccountLimits } from '../../application/own-account-limits.port.js';
import { tooManyAttempts, tooManyExports } from '../../domain/errors.js';

const DAY = 24 * 60 * 60;
const QUARTER_HOUR = 15 * 60;
const EXPORTS = 3;
const PASSWORD_PROOFS = 5;

@Injectable()
export class PostgresOwnAccountLimits extends OwnAccountLimits {
  constructor(private readonly limits: RateLimits) {
    super();
  }

  async countExport(accountId: string): Promise<void> {
    const { allowed, resetSeconds } = await this.limits.hit(`export:${accountId}`, EXPORTS, DAY);
    if (!allowed) throw tooManyExports(resetSeconds);
  }

  async countPasswordProof(accountId: string): Promise<void> {
    const key = `password-proof:${accountId}`;
    const { allowed, resetSeconds } = await this.limits.hit(key, PASSWORD_PROOFS, QUARTER_HOUR);
    if (!allowed) throw tooManyAttempts(resetSeconds);
  }
}
