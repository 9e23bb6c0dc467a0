import { Injectable } from '@nestjs/common';
import { SubjectHash } from '../../../../platform/crypto/subject-hash.js';
import { RateLimits } from '../../../../platform/database/rate-limits.js';
import { LinkLimits } from '../../application/link-limits.port.js';
import { tooManyAttempts } from '../../domain/errors.js';

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;
const DAY = 24 * HOUR;
const RESETS_BY_ADDRESS = 20;
const RESETS_BY_EMAIL = 3;
const EMAIL_CHANGES_BY_ACCOUNT = 5;
const LINKS_BY_ADDRESS = 60;

/** E-mails and addresses are counted under keyed hashes, so that the table says nothing about anyone. */
@Injectable()
export class PostgresLinkLimits extends LinkLimits {
  constructor(
    private readonly limits: RateLimits,
    private readonly hash: SubjectHash,
  ) {
    super();
  }

  async countResetFrom(address: string | null): Promise<void> {
    await this.count('reset-address', address ?? '', RESETS_BY_ADDRESS, HOUR);
  }

  async countResetOf(email: string): Promise<void> {
    await this.count('reset-email', email, RESETS_BY_EMAIL, HOUR);
  }

  async countEmailChangeOf(accountId: string): Promise<void> {
    await this.count('email-change', accountId, EMAIL_CHANGES_BY_ACCOUNT, DAY);
  }

  async countLinkFrom(address: string | null): Promise<void> {
    await this.count('link-address', address ?? '', LINKS_BY_ADDRESS, QUARTER_HOUR);
  }

  private async count(domain: string, value: string, limit: number, seconds: number): Promise<void> {
    const key = `${domain}:${this.hash.of(domain, value).toString('base64url')}`;
    const { allowed, resetSeconds } = await this.limits.hit(key, limit, seconds);
    if (!allowed) throw tooManyAttempts(resetSeconds);
  }
}
