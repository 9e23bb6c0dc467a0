import { Injectable } from '@nestjs/common';
import { AccountDataHolder, type AccountDataSections } from '../../../platform/account-data/account-data-holder.js';
import { type Queryable, Sql } from '../../../platform/database/sql.js';

/** Which letters about its end an account got. The log of runs names administrators by their id and stays. */
@Injectable()
export class CleanupAccountData extends AccountDataHolder {
  readonly tables = ['cleanup_notices', 'cleanup_runs'];

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
