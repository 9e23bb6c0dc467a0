import { Injectable } from '@nestjs/common';
import { AppError } from '../../../../kernel/errors.js';
import type { SuggestionType } from '../../../../kernel/suggestion.js';
import { Clock } from '../../../../platform/clock.js';
import { SubjectHash } from '../../../../platform/crypto/subject-hash.js';
import { RateLimits } from '../../../../platform/database/rate-limits.js';
import { newId } from '../../../../platform/ids.js';
import { Suggestions } from './suggestions.port.js';

interface Sender {
  readonly accountId: string | null;
  /** The account's, or the one that somebody without account left. */
  readonly email: string | null;
  /** The address on the network. */
  readonly address: string | null;
}

const AN_HOUR = 3_600;
const FROM_ADDRESS = 10;
const FROM_ACCOUNT = 5;

/** Takes in what somebody wrote; too many in an hour are refused with RATE_LIMITED. */
@Injectable()
export class SendSuggestion {
  constructor(
    private readonly suggestions: Suggestions,
    private readonly limits: RateLimits,
    private readonly hash: SubjectHash,
    private readonly clock: Clock,
  ) {}

  async execute(type: SuggestionType, message: string, { accountId, email, address }: Sender): Promise<void> {
    await this.count('suggestion-address', address ?? '', FROM_ADDRESS);
    if (accountId) await this.count('suggestion-account', accountId, FROM_ACCOUNT);
    await this.suggestions.add({
      id: newId(),
      type,
      message: message.trim(),
      email,
      accountId,
      state: 'pendente',
      createdAt: this.clock.now(),
      answer: null,
      answeredAt: null,
    });
  }

  /** Counted under a keyed hash, so that the table of counts says nothing of anyone. */
  private async count(domain: string, value: string, most: number): Promise<void> {
    const key = `${domain}:${this.hash.of(domain, value).toString('base64url')}`;
    const { allowed, resetSeconds } = await this.limits.hit(key, most, AN_HOUR);
    if (allowed) return;
    throw new AppError('rate-limited', 'RATE_LIMITED', 'Muitas mensagens em pouco tempo. Aguarde e tente novamente.', {
      retryAfterSeconds: resetSeconds,
    });
  }
}
