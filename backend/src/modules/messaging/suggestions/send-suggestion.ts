import { Injectable } from '@nestjs/common';
import type { SuggestionType } from '../../../kernel/suggestion.js';
import { Clock } from '../../../platform/clock.js';
import { newId } from '../../../platform/ids.js';
import { SuggestionLimits } from './suggestion-limits.port.js';
import { Suggestions } from './suggestions.port.js';

interface Sender {
  readonly accountId: string | null;
  /** The account's, or the one that somebody without account left. */
  readonly email: string | null;
  /** The address on the network. */
  readonly address: string | null;
}

/** Takes in what somebody wrote; too many in an hour are refused with RATE_LIMITED. */
@Injectable()
export class SendSuggestion {
  constructor(
    private readonly suggestions: Suggestions,
    private readonly limits: SuggestionLimits,
    private readonly clock: Clock,
  ) {}

  async execute(type: SuggestionType, message: string, { accountId, email, address }: Sender): Promise<void> {
    await this.limits.count(address, accountId);
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
}
