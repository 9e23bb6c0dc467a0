import { Injectable } from '@nestjs/common';
import { AccountDataHolder, type AccountDataSections } from '../../../platform/account-data/account-data-holder.js';
import { type Queryable, Sql } from '../../../platform/database/sql.js';

/** Which companies an account follows, and what it was told of them. All goes with the account. */
@Injectable()
export class WatchAccountData extends AccountDataHolder {
  readonly tables = ['watch_events', 'watched_companies', 'watch_accounts'];

  constructor(private readonly sql: Sql) {
    super();
  }

  export(accountId: string): AccountDataSections {
    return {
      empresasAcompanhadas: () => this.sql.rows(WATCHED, [accountId]),
      mudancasEmEmpresasAcompanhadas: () => this.sql.rows(TOLD, [accountId]),
    };
  }

  async erase(accountId: string, tx: Queryable): Promise<boolean> {
    for (const table of this.tables) await tx.query(`DELETE FROM ${table} WHERE account_id = $1`, [accountId]);
    return true;
  }
}

const WATCHED = `
  SELECT cnpj, followed_at AS desde FROM watched_companies WHERE account_id = $1 ORDER BY followed_at, cnpj`;

const TOLD = `
  SELECT to_char(month, 'YYYY-MM') AS mes, cnpj, kind AS tipo FROM watch_events
  WHERE account_id = $1 ORDER BY watch_events.month DESC, cnpj, entity, row_key, kind`;
