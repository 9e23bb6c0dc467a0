import { Injectable } from '@nestjs/common';
import { rateLimited } from '../../../kernel/errors.js';
import { HashedLimits } from '../../../platform/database/hashed-limits.js';

export const MADE_BY_ACCOUNT = { name: 'report-account', most: 30, seconds: 60 };
const TRIED_FROM_ADDRESS = { name: 'report-code-address', most: 60, seconds: 15 * 60 };

/** Limits for all instances together. Beyond them: RATE_LIMITED. */
@Injectable()
export class ReportLimits {
  constructor(private readonly limits: HashedLimits) {}

  async countMadeBy(accountId: string): Promise<void> {
    await this.limits.count(MADE_BY_ACCOUNT, accountId, tooManyMade);
  }

  /** Codes that are tried from an address. */
  async countTriedFrom(address: string | null): Promise<void> {
    await this.limits.countFrom(TRIED_FROM_ADDRESS, address, tooManyTried);
  }
}

const TOO_MANY = 'Muitas tentativas em pouco tempo. Aguarde e tente novamente.';
const tooManyTried = rateLimited(TOO_MANY);
const tooManyMade = rateLimited(TOO_MANY, {
  politica: 'relatorios',
  limite: MADE_BY_ACCOUNT.most,
  segundos: MADE_BY_ACCOUNT.seconds,
});
