import { Injectable } from '@nestjs/common';
import {
  AccountDataHolder,
  type AccountDataSections,
} from '../../../../../platform/account-data/account-data-holder.js';
import { type Queryable, Sql } from '../../../../../platform/database/sql.js';

/** How much of each day's allowance was used: figures that go with the account. */
@Injectable()
export class DisciplineAccountData extends AccountDataHolder {
  readonly tables = ['lookup_allowances'];

  constructor(private readonly sql: Sql) {
    super();
  }

  export(accountId: string): AccountDataSections {
    return { consultasPorDia: () => this.sql.rows(DAYS, [accountId]) };
  }

  async erase(accountId: string, tx: Queryable): Promise<boolean> {
    await tx.query('DELETE FROM lookup_allowances WHERE account_id = $1', [accountId]);
    return true;
  }
}

const DAYS = `
  SELECT day::text AS dia, sum(used)::int AS consultas FROM lookup_allowances
  WHERE account_id = $1 GROUP BY day ORDER BY day`;
