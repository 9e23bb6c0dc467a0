import { Injectable } from '@nestjs/common';
import { SubjectHash } from '../../../../platform/crypto/subject-hash.js';
import { RateLimits } from '../../../../platform/database/rate-limits.js';
import { AttemptLimits } from '../../application/attempt-limits.port.js';
import { tooManyAttempts } from '../../domain/errors.js';

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;
const LOGINS_BY_EMAIL = 10;
const LOGINS_BY_ADDRESS = 60;
const REGISTRATIONS_BY_ADDRESS = 20;

/** E-mails and addresses are counted under keyed hashes, so that the table says nothing about anyone. */
@Injectable()
export class PostgresAttemptLimits extends AttemptLimits {
  constructor(
    private readonly limits: RateLimits,
    private readonly hash: SubjectHash,
  ) {
    super();
  }

  async countLoginFrom(address: string | null): Promise<void> {
    await this.count('login-address', address ?? '', LOGINS_BY_ADDRESS, QUARTER_HOUR);
  }

  async countLoginOf(email: string): Promise<void> {
    await this.count('login-email', email, LOGINS_BY_EMAIL, QUARTER_HOUR);
  }

  async forgiveLogin(email: string): Promise<void> {
    await this.limits.clear(this.key('login-email', email));
  }

  async countRegistration(address: string | null): Promise<void> {
    await this.count('register-address', address ?? '', REGISTRATIONS_BY_ADDRESS, HOUR);
  }

  private async count(domain: string, value: string, limit: number, seconds: number): Promise<void> {
    const { allowed, resetSeconds } = await this.limits.hit(this.key(domain, value), limit, seconds);
    if (!allowed) throw tooManyAttempts(resetSeconds);
  }

  private key(domain: string, value: string): string {
    return `${domain}:${this.hash.of(domain, value).toString('base64url')}`;
  }
}
