import { Injectable } from '@nestjs/common';
import { AccountRows } from '../../../platform/account-data/account-rows.js';

/** Which warnings of its removal left for an account. That it was removed, and who asked for it, stays under the pseudonym. */
@Injectable()
export class CleanupAccountData extends AccountRows {
  readonly tables = ['account_removals', 'cleanup_notices', 'cleanup_runs'];
  protected override readonly erased = ['cleanup_notices'];
  protected readonly sections = {
    avisosDeRemocao: NOTICES,
  };
}

const NOTICES = `
  SELECT sent_at AS "avisadaEm", due_at AS "remocaoEm" FROM cleanup_notices
  WHERE account_id = $1 AND sent_at IS NOT NULL ORDER BY sent_at`;
