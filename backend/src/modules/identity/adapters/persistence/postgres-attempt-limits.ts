import { Injectable } from '@nestjs/common';
import { SubjectHash } from '../../../../platform/crypto/subject-hash.js';
import { RateLimits } from '../../../../platform/database/rate-limits.js';
import { AttemptLimits } from '../../application/attempt-limits.port.js';
import { strangersShutOut, tooManyAttempts } from '../../domain/errors.js';

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;
const MONTH = 30 * 24 * HOUR;
const LOGINS_BY_ADDRESS = 60;
const REGISTRATIONS_BY_ADDRESS = 20;
const LOGINS_SHORTLY = 10;
/** Windows are fixed, so 30 days can hold two of them: 60 guesses of strangers and 40 of one stolen device at most. */
const LOGINS_OF_STRANGERS = 30;
const LOGINS_OF_A_DEVICE = 20;

/** E-mails, devices and addresses are counted under keyed hashes, so that the table says nothing about anyone. */
@Injectable()
export class PostgresAttemptLimits extends AttemptLimits {
  constructor(
    private readonly limits: RateLimits,
    private readonly hash: SubjectHash,
  ) {
    super();
  }

  async countLoginFrom(address: string | null): Promise<void> {
    await this.count(this.key('login-address', address ?? ''), LOGINS_BY_ADDRESS, QUARTER_HOUR, tooManyAttempts);
  }

  async countLoginOf(email: string, device: string | null): Promise<void> {
    const [shortly, monthly] = this.loginKeys(email, device);
    await this.count(shortly, LOGINS_SHORTLY, QUARTER_HOUR, tooManyAttempts);
    await this.count(monthly, device ? LOGINS_OF_A_DEVICE : LOGINS_OF_STRANGERS, MONTH, strangersShutOut);
  }

  async settleLogin(email: string, device: string | null): Promise<void> {
    for (const key of this.loginKeys(email, device)) {
      await (device ? this.limits.clear(key) : this.limits.giveBack(key));
    }
  }

  async forgiveLogin(email: string): Promise<void> {
    for (const key of this.loginKeys(email, null)) await this.limits.clear(key);
  }

  async countRegistration(address: string | null): Promise<void> {
    await this.count(this.key('register-address', address ?? ''), REGISTRATIONS_BY_ADDRESS, HOUR, tooManyAttempts);
  }

  private loginKeys(email: string, device: string | null): [shortly: string, monthly: string] {
    const who = device === null ? ['login-email', email] : ['login-device', `${email} ${device}`];
    const key = this.key(who[0] ?? '', who[1] ?? '');
    return [key, `${key}:month`];
  }

  private async count(key: string, limit: number, seconds: number, refusal: (wait: number) => Error): Promise<void> {
    const { allowed, resetSeconds } = await this.limits.hit(key, limit, seconds);
    if (!allowed) throw refusal(resetSeconds);
  }

  private key(domain: string, value: string): string {
    return `${domain}:${this.hash.of(domain, value).toString('base64url')}`;
  }
}
