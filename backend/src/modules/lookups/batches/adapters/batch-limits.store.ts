import { Injectable } from '@nestjs/common';
import { HashedLimits } from '../../../../platform/database/hashed-limits.js';
import type { BatchOwner } from '../batch.js';

export const TOO_MANY_STARTS = 'Muitos lotes começados em pouco tempo. Aguarde e tente novamente.';
export const TOO_MANY_EXPORTS = 'Muitos arquivos de lotes em pouco tempo. Aguarde e tente novamente.';
const STARTED = { name: 'batch-start', most: 30, seconds: 60 * 60, text: TOO_MANY_STARTS, policy: 'lotes' };
const STARTED_TESTS = { ...STARTED, name: 'batch-test-start' };
const EXPORTED = { name: 'batch-export', most: 30, seconds: 15 * 60, text: TOO_MANY_EXPORTS, policy: 'exportacoes' };

/** Limits for all instances together. Beyond them: RATE_LIMITED. */
@Injectable()
export class BatchLimits {
  constructor(private readonly limits: HashedLimits) {}

  /** How often an account may set batches going: each time up to ten thousand lines are written. */
  countStart({ accountId, mode }: BatchOwner): Promise<void> {
    return this.limits.count(mode === 'test' ? STARTED_TESTS : STARTED, accountId);
  }

  /** How often it may take batches away: each time their results are opened one by one. */
  countExport(accountId: string): Promise<void> {
    return this.limits.count(EXPORTED, accountId);
  }
}
