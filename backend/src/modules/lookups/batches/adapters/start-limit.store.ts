import { Injectable } from '@nestjs/common';
import { rateLimited } from '../../../../kernel/errors.js';
import { HashedLimits } from '../../../../platform/database/hashed-limits.js';
import type { BatchOwner } from '../batch.js';

const STARTED_BY_ACCOUNT = { name: 'batch-start', most: 30, seconds: 60 * 60 };
const TEST_STARTED_BY_ACCOUNT = { ...STARTED_BY_ACCOUNT, name: 'batch-test-start' };

/** How often an account may set batches going, on all instances together: each time up to ten thousand lines are written. */
@Injectable()
export class StartLimit {
  constructor(private readonly limits: HashedLimits) {}

  /** Beyond it: RATE_LIMITED. */
  count({ accountId, mode }: BatchOwner): Promise<void> {
    return this.limits.count(mode === 'test' ? TEST_STARTED_BY_ACCOUNT : STARTED_BY_ACCOUNT, accountId, tooMany);
  }
}

const tooMany = rateLimited('Muitos lotes começados em pouco tempo. Aguarde e tente novamente.', {
  politica: 'lotes',
  limite: STARTED_BY_ACCOUNT.most,
  segundos: STARTED_BY_ACCOUNT.seconds,
});
