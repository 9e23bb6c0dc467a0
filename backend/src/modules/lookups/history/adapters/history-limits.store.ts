import { Injectable } from '@nestjs/common';
import { HashedLimits } from '../../../../platform/database/hashed-limits.js';

const text = 'Muitos arquivos do histórico em pouco tempo. Aguarde e tente novamente.';
const EXPORTED = { name: 'history-export', most: 30, seconds: 15 * 60, text };

/** Limits for all instances together. Beyond them: RATE_LIMITED. */
@Injectable()
export class HistoryLimits {
  constructor(private readonly limits: HashedLimits) {}

  /** How often an account may take its history away: each time all of it is read. */
  countExport(accountId: string): Promise<void> {
    return this.limits.count(EXPORTED, accountId);
  }
}
