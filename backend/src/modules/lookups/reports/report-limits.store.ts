import { Injectable } from '@nestjs/common';
import { HashedLimits } from '../../../platform/database/hashed-limits.js';

const text = 'Muitas tentativas em pouco tempo. Aguarde e tente novamente.';
export const MADE_BY_ACCOUNT = { name: 'report-account', most: 30, seconds: 60, text, policy: 'relatorios' };
const TRIED_FROM_ADDRESS = { name: 'report-code-address', most: 60, seconds: 15 * 60, text };

/** Limits for all instances together. Beyond them: RATE_LIMITED. */
@Injectable()
export class ReportLimits {
  constructor(private readonly limits: HashedLimits) {}

  async countMadeBy(accountId: string): Promise<void> {
    await this.limits.count(MADE_BY_ACCOUNT, accountId);
  }

  /** Codes that are tried from an address. */
  async countTriedFrom(address: string | null): Promise<void> {
    await this.limits.countFrom(TRIED_FROM_ADDRESS, address);
  }
}
