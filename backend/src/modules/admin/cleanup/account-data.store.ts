import { Injectable } from '@nestjs/common';
import { AccountDataHolder, type AccountDataSections } from '../../../platform/account-data/account-data-holder.js';
import { type Queryable, Sql } from '../../../platform/database/sql.js';

/** Which warnings of its removal an account got. That it was removed, and who asked for it, stays under the pseudonym. */
@Injectable()
export class CleanupAccountData extends AccountDataHolder {
  readonly tables = ['account_removals', 'cleanup_notices', 'cleanup_runs'];

  constructor(private readonly sql: Sql) {
    super();
  }

  export(accountId: string): AccountDataSections {
    return { avisosDeRemocao: () => this.sql.rows(NOTICES, [accountId]) };
  }

  async erase(accountId: string, tx: Queryable): Promise<boolean> {
    await tx.query('DELETE FROM cleanup_notices WHERE account_id = $1', [accountId]);
    return true;
  }
}

const NOTICES = `
  SELECT put_at AS "avisadaEm", due_at AS "remocaoEm" FROM cleanup_notices WHERE account_id = $1 ORDER BY put_at`;
