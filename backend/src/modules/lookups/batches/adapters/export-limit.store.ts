import { Injectable } from '@nestjs/common';
import { rateLimited } from '../../../../kernel/errors.js';
import { HashedLimits } from '../../../../platform/database/hashed-limits.js';

const EXPORTED_BY_ACCOUNT = { name: 'batch-export', most: 30, seconds: 15 * 60 };

/** How often an account may take batches away, on all instances together: each time their results are opened one by one. */
@Injectable()
export class ExportLimit {
  constructor(private readonly limits: HashedLimits) {}

  /** Beyond it: RATE_LIMITED. */
  count(accountId: string): Promise<void> {
    return this.limits.count(EXPORTED_BY_ACCOUNT, accountId, tooMany);
  }
}

const tooMany = rateLimited('Muitos arquivos de lotes em pouco tempo. Aguarde e tente novamente.', {
  politica: 'exportacoes',
  limite: EXPORTED_BY_ACCOUNT.most,
  segundos: EXPORTED_BY_ACCOUNT.seconds,
});
