import { Injectable } from '@nestjs/common';
import { AppError } from '../../../kernel/errors.js';
import { SubjectHash } from '../../../platform/crypto/subject-hash.js';
import { RateLimits } from '../../../platform/database/rate-limits.js';
import { SuggestionLimits } from './suggestion-limits.port.js';

const AN_HOUR = 3_600;
const FROM_ADDRESS = 10;
const FROM_ACCOUNT = 5;

/** Counted under keyed hashes, so that the table of counts says nothing of anyone. */
@Injectable()
export class PostgresSuggestionLimits extends SuggestionLimits {
  constructor(
    private readonly limits: RateLimits,
    private readonly hash: SubjectHash,
  ) {
    super();
  }

  async count(address: string | null, accountId: string | null): Promise<void> {
    await this.hit('suggestion-address', address ?? '', FROM_ADDRESS);
    if (accountId) await this.hit('suggestion-account', accountId, FROM_ACCOUNT);
  }

  private async hit(domain: string, value: string, most: number): Promise<void> {
    const key = `${domain}:${this.hash.of(domain, value).toString('base64url')}`;
    const { allowed, resetSeconds } = await this.limits.hit(key, most, AN_HOUR);
    if (allowed) return;
    throw new AppError('rate-limited', 'RATE_LIMITED', 'Muitas mensagens em pouco tempo. Aguarde e tente novamente.', {
      retryAfterSeconds: resetSeconds,
    });
  }
}
