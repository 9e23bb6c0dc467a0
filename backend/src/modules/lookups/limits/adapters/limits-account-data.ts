import { Injectable } from '@nestjs/common';
import { AccountDataHolder, type AccountDataSections } from '../../../../platform/account-data/account-data-holder.js';
import { type Queryable, Sql } from '../../../../platform/database/sql.js';
import { LEVEL } from './abuse-flags.store.js';

/** How much of each daily quota was used and what was noticed. What was decided stays under the pseudonym; the rest goes. */
@Injectable()
export class LimitsAccountData extends AccountDataHolder {
  readonly tables = ['lookup_allowances', 'lookup_traces', 'lookup_observations'];

  constructor(private readonly sql: Sql) {
    super();
  }

  export(accountId: string): AccountDataSections {
    return {
      consultasPorDia: () => this.sql.rows(DAYS, [accountId]),
      limitesDeUso: () => this.sql.rows(ABUSE_FLAGS, [accountId]),
    };
  }

  override async erase(accountId: string, tx: Queryable): Promise<boolean> {
    await tx.query('DELETE FROM lookup_allowances WHERE account_id = $1', [accountId]);
    await tx.query('DELETE FROM lookup_traces WHERE account_id = $1', [accountId]);
    return true;
  }
}

const DAYS = `
  SELECT day::text AS dia, sum(used)::int AS consultas FROM lookup_allowances
  WHERE account_id = $1 GROUP BY day ORDER BY day`;

const ABUSE_FLAGS = `
  SELECT at AS em, ${LEVEL} AS nivel, detector AS motivo, figures AS numeros, until AS ate
  FROM lookup_observations WHERE account_id = $1 ORDER BY id`;
