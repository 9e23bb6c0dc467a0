import { Injectable } from '@nestjs/common';
import { HashedLimits } from '../../../../platform/database/hashed-limits.js';
import type { BatchOwner } from '../batch.js';

export const TOO_MANY_STARTS = 'Muitos lotes começados em pouco tempo. Aguarde e tente novamente.';
export const TOO_MANY_LINES =
  'Você chegou ao limite de 200 mil linhas em 24 horas em lotes de mil ou mais. Envie lotes menores ou tente mais tarde.';
export const TOO_MANY_EXPORTS = 'Muitos arquivos de lotes em pouco tempo. Aguarde e tente novamente.';
const STARTED = { name: 'batch-start', most: 30, seconds: 60 * 60, text: TOO_MANY_STARTS, policy: 'lotes' };
const STARTED_TESTS = { ...STARTED, name: 'batch-test-start' };
/** Thousands of lines: what is cancelled or refused costs no lookup, and is kept as long as what was asked. */
const LINES = { name: 'batch-lines', most: 200, seconds: 24 * 60 * 60, text: TOO_MANY_LINES, policy: 'milhares' };
const TEST_LINES = { ...LINES, name: 'batch-test-lines' };
const EXPORTED = { name: 'batch-export', most: 30, seconds: 15 * 60, text: TOO_MANY_EXPORTS, policy: 'exportacoes' };

/** Limits for all instances together. Beyond them: RATE_LIMITED. */
@Injectable()
export class BatchLimits {
  constructor(private readonly limits: HashedLimits) {}

  /** How often an account may set batches going, and how many full thousands of new lines are written for it. */
  async countStart({ accountId, mode }: BatchOwner, newLines = 0): Promise<void> {
    await this.limits.count(mode === 'test' ? STARTED_TESTS : STARTED, accountId);
    const thousands = Math.floor(newLines / 1_000);
    if (thousands > 0) await this.limits.count(mode === 'test' ? TEST_LINES : LINES, accountId, thousands);
  }

  /** How often it may take batches away: each time their results are opened one by one. */
  countExport(accountId: string): Promise<void> {
    return this.limits.count(EXPORTED, accountId);
  }
}
